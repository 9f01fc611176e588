import type { RouteObject } from 'react-router-dom';
import { PublicLayout } from '../public/public-layout';
import { stubKeys } from '../public/site-map';
import { page } from '../screen/page';
import { Root } from './root';

// Each page loads when somebody opens it.
const HomePage = page(() => import('../public/home-page'), 'HomePage');
const StubPage = page(() => import('../public/stub-page'), 'StubPage');
const LoginPage = page(() => import('../public/login-page'), 'LoginPage');
const RegisterPage = page(() => import('../public/register-page'), 'RegisterPage');
const ForgotPasswordPage = page(() => import('../public/forgot-password-page'), 'ForgotPasswordPage');
const UnderConstruction = page(() => import('../public/under-construction'), 'UnderConstruction');

const OfficeArea = page(() => import('../office/shell/office-area'), 'OfficeArea');
const DashboardPage = page(() => import('../office/dashboard/dashboard-page'), 'DashboardPage');
const RegisterStudentPage = page(
  () => import('../office/register-student/register-student-page'),
  'RegisterStudentPage',
);
const StudentListPage = page(() => import('../office/student-profile/student-list-page'), 'StudentListPage');
const StudentPage = page(() => import('../office/student-profile/student-page'), 'StudentPage');
const StatementPage = page(() => import('../office/statement/statement-page'), 'StatementPage');
const AccountsPage = page(() => import('../office/fees/accounts-page'), 'AccountsPage');
const ReceiptPage = page(() => import('../office/fees/receipt-page'), 'ReceiptPage');
const ReceiptsPage = page(() => import('../office/receipts/receipts-page'), 'ReceiptsPage');
const DefaultersPage = page(() => import('../office/defaulters/defaulters-page'), 'DefaultersPage');
const DefaultersPaperPage = page(
  () => import('../office/defaulters/defaulters-paper-page'),
  'DefaultersPaperPage',
);
const DayBookPage = page(() => import('../office/day-book/day-book-page'), 'DayBookPage');
const ClosingPage = page(() => import('../office/closing/closing-page'), 'ClosingPage');
const ClosedDrawerPage = page(() => import('../office/closing/closed-drawer-page'), 'ClosedDrawerPage');
const StudentServicePage = page(
  () => import('../office/student-service/student-service-page'),
  'StudentServicePage',
);
const AttendancePage = page(() => import('../office/attendance/attendance-page'), 'AttendancePage');
const ResultPage = page(() => import('../office/result/result-page'), 'ResultPage');
const StaffPage = page(() => import('../office/staff/staff-page'), 'StaffPage');
const OwnPasswordPage = page(() => import('../office/staff/own-password-page'), 'OwnPasswordPage');
const SettingsPage = page(() => import('../office/settings/settings-page'), 'SettingsPage');
const StaffReportPage = page(() => import('../office/audit/staff-report-page'), 'StaffReportPage');
const PlannedScreen = page(() => import('../office/shell/planned-screen'), 'PlannedScreen');

const publicRoutes: readonly RouteObject[] = [
  { index: true, element: <HomePage /> },
  { path: 'home', element: <HomePage /> },
  ...stubKeys.map((key) => ({ path: key, element: <StubPage page={key} /> })),
  { path: 'login', element: <LoginPage /> },
  { path: 'register', element: <RegisterPage /> },
  { path: 'forgot-password', element: <ForgotPasswordPage /> },
  { path: '*', element: <UnderConstruction /> },
];

const officeRoutes: readonly RouteObject[] = [
  { path: 'dashboard', element: <DashboardPage /> },
  { path: 'register-student', element: <RegisterStudentPage /> },
  { path: 'student-profile', element: <StudentListPage /> },
  { path: 'student-profile/:studentID', element: <StudentPage /> },
  { path: 'student-profile/:studentID/statement', element: <StatementPage /> },
  { path: 'accounts', element: <AccountsPage /> },
  { path: 'receipt', element: <ReceiptPage /> },
  { path: 'receipts', element: <ReceiptsPage /> },
  { path: 'defaulters', element: <DefaultersPage /> },
  { path: 'defaulters/list', element: <DefaultersPaperPage paper="list" /> },
  { path: 'defaulters/slips', element: <DefaultersPaperPage paper="slips" /> },
  { path: 'day-book', element: <DayBookPage /> },
  { path: 'closing', element: <ClosingPage /> },
  { path: 'closing/:collector/:number', element: <ClosedDrawerPage /> },
  { path: 'student-service', element: <StudentServicePage /> },
  { path: 'attendance', element: <AttendancePage /> },
  { path: 'result', element: <ResultPage /> },
  { path: 'staff', element: <StaffPage /> },
  { path: 'password', element: <OwnPasswordPage /> },
  { path: 'settings', element: <SettingsPage /> },
  { path: 'staff-report', element: <StaffReportPage /> },
  { path: ':screen', element: <PlannedScreen /> },
];

/** Every screen of the program by its path behind `/#/` (section 2). */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    children: [
      { element: <PublicLayout />, children: [...publicRoutes] },
      { path: 'office', element: <OfficeArea />, children: [...officeRoutes] },
    ],
  },
];
