import { Menu, MenuButton, MenuItem, MenuList, Row } from '@school/ui';
import { useState } from 'react';

export function MenuExample() {
  const [said, setSaid] = useState('Nothing chosen yet');
  return (
    <Row>
      <Menu>
        <MenuButton variant="secondary">Asha Verma</MenuButton>
        <MenuList>
          <MenuItem onSelect={() => setSaid('The profile is open')}>Update profile</MenuItem>
          <MenuItem onSelect={() => setSaid('The statement is printed')}>Print statement</MenuItem>
        </MenuList>
      </Menu>
      <p>{said}</p>
    </Row>
  );
}
