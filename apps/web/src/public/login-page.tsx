import { institutionName } from '@school/domain';
import { Alert, PageHeader, Row, TextLink } from '@school/ui';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { afterLogin } from '../session/return-url';
import { session, useSession } from '../session/session';
import { useArrivalOfLogout } from '../session/use-logout';
import { LanguageSwitch } from '../sign-in/language-switch';
import { LoginForm } from '../sign-in/login-form';
import { useSessionMessages } from '../sign-in/messages';
import { signInWith } from '../sign-in/sign-in';
import { LoginPane } from './login-pane';

/** The login of section 2: acts for the office only, named by `login=office` or by the guard's `loginFor=office` (D6). */
export function LoginPage() {
  const login = useSessionMessages();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const target = afterLogin(query.get('returnUrl'));
  const isOffice = query.get('login') === 'office' || query.get('loginFor') === 'office';
  const isLeaving = useArrivalOfLogout();
  const { claims } = useSession();
  // By what this page knows, as the office is: a token that another tab has just written would be sent to and fro between the two.
  if (claims !== null && session.isAuthenticated() && !isLeaving) return <Navigate to={target} replace />;
  return (
    <LoginPane>
      <PageHeader title={institutionName} description={isOffice ? login.officeLogin : undefined} />
      <LoginForm
        key={String(isOffice)}
        onLogin={async (values) => {
          const refusal = await signInWith(values);
          if (refusal === undefined) await navigate(target, { replace: true });
          return refusal;
        }}
        closedNote={
          isOffice ? undefined : (
            <Alert tone="info">
              {login.officeOnly}{' '}
              <TextLink as={Link} to="/login?login=office">
                {login.goToOffice}
              </TextLink>
            </Alert>
          )
        }
      />
      <Row justify="space-between">
        <TextLink as={Link} to="/register">
          {login.register}
        </TextLink>
        <TextLink as={Link} to="/forgot-password">
          {login.forgot}
        </TextLink>
      </Row>
      <Row justify="center">
        <LanguageSwitch />
      </Row>
    </LoginPane>
  );
}
