import { Button, Row } from '@school/ui';
import { Printer } from 'lucide-react';
import { useState } from 'react';

export function ButtonExample() {
  const [isPaying, setPaying] = useState(false);
  return (
    <Row>
      <Button loading={isPaying} onClick={() => setPaying(true)}>
        Pay Now
      </Button>
      <Button variant="secondary" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
        Print Receipt
      </Button>
      <Button variant="quiet" onClick={() => setPaying(false)}>
        Cancel
      </Button>
    </Row>
  );
}
