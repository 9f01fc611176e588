import { createHashRouter, type RouteObject } from 'react-router-dom';
import { LoginPage } from '../public/login-page';
import { PublicLayout } from '../public/public-layout';
import { stubKeys } from '../public/site-map';
import { UnderConstruction } from '../public/under-construction';
import { CrashPage } from './crash-page';
import { Root } from './root';

/** The office area loads when somebody opens it: the public pages do not carry it. */
const office: RouteObject = {
  path: 'office',
  lazy: async () => {
    const { OfficeArea } = await import('../office/shell/office-area');
    return { Component: OfficeArea };
  },
  children: [
    {
      path: 'dashboard',
      lazy: async () => {
        const { DashboardPage } = await import('../office/dashboard/dashboard-page');
        return { Component: DashboardPage };
      },
    },
    {
      path: 'register-student',
      lazy: async () => {
        const { RegisterStudentPage } = await import('../office/students/register-student-page');
        return { Component: RegisterStudentPage };
      },
    },
    {
      path: 'student-profile',
      lazy: async () => {
        const { StudentListPage } = await import('../office/students/student-list-page');
        return { Component: StudentListPage };
      },
    },
    {
      path: 'student-profile/:studentID',
      lazy: async () => {
        const { StudentPage } = await import('../office/students/student-page');
        return { Component: StudentPage };
      },
    },
    {
      path: 'accounts',
      lazy: async () => {
        const { AccountsPage } = await import('../office/fees/accounts-page');
        return { Component: AccountsPage };
      },
    },
    {
      path: 'receipt',
      lazy: async () => {
        const { ReceiptPage } = await import('../office/fees/receipt-page');
        return { Component: ReceiptPage };
      },
    },
    {
      path: 'student-service',
      lazy: async () => {
        const { StudentServicePage } = await import('../office/pages/student-service-page');
        return { Component: StudentServicePage };
      },
    },
    {
      path: 'attendance',
      lazy: async () => {
        const { AttendancePage } = await import('../office/pages/attendance-page');
        return { Component: AttendancePage };
      },
    },
    {
      path: 'result',
      lazy: async () => {
        const { ResultPage } = await import('../office/pages/result-page');
        return { Component: ResultPage };
      },
    },
    {
      path: 'staff',
      lazy: async () => {
        const { StaffPage } = await import('../office/staff/staff-page');
        return { Component: StaffPage };
      },
    },
    {
      path: ':screen',
      lazy: async () => {
        const { PlannedScreen } = await import('../office/shell/planned-screen');
        return { Component: PlannedScreen };
      },
    },
  ],
};

const home = async () => {
  const { HomePage } = await import('../public/home-page');
  return { Component: HomePage };
};

const stubs = stubKeys.map((page) => ({
  path: page,
  lazy: async () => {
    const { StubPage } = await import('../public/stub-page');
    return { element: <StubPage page={page} /> };
  },
}));

export const router = createHashRouter([
  {
    Component: Root,
    ErrorBoundary: CrashPage,
    children: [
      {
        Component: PublicLayout,
        children: [
          { index: true, lazy: home },
          { path: 'home', lazy: home },
          ...stubs,
          { path: 'login', Component: LoginPage },
          {
            path: 'register',
            lazy: async () => {
              const { RegisterPage } = await import('../public/register-page');
              return { Component: RegisterPage };
            },
          },
          {
            path: 'forgot-password',
            lazy: async () => {
              const { ForgotPasswordPage } = await import('../public/forgot-password-page');
              return { Component: ForgotPasswordPage };
            },
          },
          { path: '*', Component: UnderConstruction },
        ],
      },
      office,
    ],
  },
]);
