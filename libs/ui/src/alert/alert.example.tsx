import { Alert, Stack } from '@school/ui';
import { useState } from 'react';

export function AlertExample() {
  const [isRead, setRead] = useState(false);
  return (
    <Stack>
      <Alert tone="success">₹300 collected from Asha Verma</Alert>
      {!isRead && (
        <Alert tone="danger" title="Not registered" onClose={() => setRead(true)}>
          The student ID is taken. Choose another one.
        </Alert>
      )}
    </Stack>
  );
}
