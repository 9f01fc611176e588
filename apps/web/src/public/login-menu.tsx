import { Menu, MenuButton, MenuItem, MenuList } from '@school/ui';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../messages/words';
import { useSiteMessages } from './messages';

/** Login as Student, Teacher or Office, each with its value in the query (section 2). */
export function LoginMenu() {
  const { nav } = useSiteMessages();
  const { options } = useWords();
  const navigate = useNavigate();
  return (
    <Menu>
      <MenuButton>{nav.login}</MenuButton>
      <MenuList>
        {(['student', 'teacher', 'office'] as const).map((key) => (
          <MenuItem key={key} onSelect={() => void navigate(`/login?login=${key}`)}>
            {options.role[key]}
          </MenuItem>
        ))}
      </MenuList>
    </Menu>
  );
}
