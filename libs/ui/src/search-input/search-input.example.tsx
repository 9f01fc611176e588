import { SearchInput, Stack } from '@school/ui';
import { useState } from 'react';

const names = ['Asha Verma', 'Ravi Kumar', 'Meena Singh'];

export function SearchInputExample() {
  const [text, setText] = useState('');
  const matches = names.filter((name) => name.toLowerCase().includes(text.toLowerCase()));
  return (
    <Stack gap="s">
      <SearchInput
        aria-label="Find a student"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p role="status">{matches.join(', ')}</p>
    </Stack>
  );
}
