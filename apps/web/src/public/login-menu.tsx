import { MenuButton } from '@school/ui';
import { useNavigate } from 'react-router-dom';
import { useSiteMessages } from './messages';

/** Login as Student, Teacher or Office, each with its value in the query (section 2). */
export function LoginMenu() {
  const { nav } = useSiteMessages();
  const navigate = useNavigate();
  const entry = (key: 'student' | 'teacher' | 'office') => ({
    key,
    label: nav[key],
    onSelect: () => void navigate(`/login?login=${key}`),
  });
  return <MenuButton label={nav.login} items={[entry('student'), entry('teacher'), entry('office')]} />;
}
