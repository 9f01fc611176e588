import {
  Menu,
  MenuButton,
  MenuItem,
  MenuList,
  OfficeShell,
  PageHeader,
  Sidebar,
  Stack,
  TopBar,
} from '@school/ui';
import { IndianRupee, Users } from 'lucide-react';
import { useState } from 'react';

export function OfficeShellExample() {
  const [isSignedIn, setSignedIn] = useState(true);
  return (
    <OfficeShell
      sidebar={
        <Sidebar
          groups={[
            {
              key: 'office',
              label: 'Office',
              entries: [
                {
                  key: 'students',
                  label: 'Students',
                  icon: <Users aria-hidden="true" />,
                  href: '#/students',
                  current: true,
                },
                {
                  key: 'fees',
                  label: 'Fees',
                  icon: <IndianRupee aria-hidden="true" />,
                  href: '#/fees',
                  current: false,
                },
              ],
            },
          ]}
        />
      }
      topBar={
        <TopBar
          brand="M.L.M. Group of Schools"
          actions={
            <Menu>
              <MenuButton>{isSignedIn ? 'Meena' : 'Nobody'}</MenuButton>
              <MenuList>
                <MenuItem onSelect={() => setSignedIn(false)}>Log out</MenuItem>
              </MenuList>
            </Menu>
          }
        />
      }
    >
      <Stack>
        <PageHeader title="Students" description="Everybody who is registered" />
      </Stack>
    </OfficeShell>
  );
}
