import { Menu, MenuButton, MenuItem, MenuList, Row } from '@school/ui';
import { useState } from 'react';

export function MenuExample() {
  const [lastChoice, setLastChoice] = useState('Nothing chosen yet');
  return (
    <Row>
      <Menu>
        <MenuButton variant="secondary">Asha Verma</MenuButton>
        <MenuList>
          <MenuItem onSelect={() => setLastChoice('The profile is open')}>Update profile</MenuItem>
          <MenuItem onSelect={() => setLastChoice('The statement is printed')}>Print statement</MenuItem>
        </MenuList>
      </Menu>
      <p>{lastChoice}</p>
    </Row>
  );
}
