import { RadioGroup } from '@school/ui';
import { useState } from 'react';

const boards = [
  { value: 'cbse', label: 'CBSE' },
  { value: 'up', label: 'UP Board' },
];

export function RadioGroupExample() {
  const [board, setBoard] = useState('cbse');
  return (
    <RadioGroup name="board" label="Board" options={boards} value={board} onChange={setBoard} required />
  );
}
