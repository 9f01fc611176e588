import { Switch } from '@school/ui';
import { useState } from 'react';

export function SwitchExample() {
  const [isOn, setOn] = useState(true);
  return (
    <Switch
      label="Collection by UPI"
      hint={isOn ? 'Offered at the counter' : 'Not offered'}
      checked={isOn}
      onChange={setOn}
    />
  );
}
