import { institutionName } from '@school/domain';
import { Alert, PageHeader, Row } from '@school/ui';
import { Navigate, useSearchParams } from 'react-router-dom';
import { afterLogin, type Who } from '../session/return-url';
import { session, useSession } from '../session/session';
import { useArrivalOfLogout } from '../session/use-logout';
import { LanguageSwitch } from '../sign-in/language-switch';
import { LoginForm } from '../sign-in/login-form';
import { useSessionMessages } from '../sign-in/messages';
import { signInWith } from '../sign-in/sign-in';
import { Loading } from '../screen/loading';
import { PageLink } from '../screen/page-link';
import { LoginPane } from './login-pane';

/** Those who have a login, by the name in the address. */
const loginKinds: readonly Who[] = ['office', 'teacher', 'student'];

/** The login of section 2, for office, teachers or families, named by `login` or by the guard's `loginFor` (D6, D58). */
export function LoginPage() {
  const login = useSessionMessages();
  const [query] = useSearchParams();
  const loginInAddress = query.get('login') ?? query.get('loginFor');
  const who = loginKinds.find((one) => one === loginInAddress);
  const isLeaving = useArrivalOfLogout();
  const { claims } = useSession();
  // By the claims this page knows, as in the office area: a token just written by another tab would redirect back and forth.
  if (claims !== null && session.isAuthenticated() && !isLeaving)
    return (
      <>
        <Navigate to={afterLogin(query.get('returnUrl'), claims.role)} replace />
        {/* This page stays until the next one is loaded, which takes seconds on a slow line. */}
        <Loading />
      </>
    );
  return (
    <LoginPane>
      <PageHeader
        title={institutionName}
        description={
          who && { office: login.officeLogin, teacher: login.teacherLogin, student: login.studentLogin }[who]
        }
      />
      <LoginForm
        key={who ?? 'closed'}
        who={who ?? 'office'}
        onLogin={signInWith(who ?? 'office')}
        closedNote={
          who ? undefined : (
            <Alert tone="info">
              {login.whoseLogin} <PageLink to="/login?login=office">{login.goToOffice}</PageLink>
            </Alert>
          )
        }
      />
      {/* The office makes the accounts of teachers, and the passwords of families. */}
      {who !== 'student' && (
        <Row justify="space-between">
          {who !== 'teacher' && <PageLink to="/register">{login.register}</PageLink>}
          <PageLink to="/forgot-password">{login.forgot}</PageLink>
        </Row>
      )}
      <Row justify="center">
        <LanguageSwitch />
      </Row>
    </LoginPane>
  );
}
