import { Checkbox } from '@school/ui';
import { useState } from 'react';

export function CheckboxExample() {
  const [isCharged, setCharged] = useState(false);
  return (
    <Checkbox
      label="Charge registration and security now"
      hint={isCharged ? '₹800 stand on the first receipt' : 'Nothing is charged yet'}
      checked={isCharged}
      onChange={setCharged}
    />
  );
}
