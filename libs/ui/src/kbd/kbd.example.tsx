import { Button, Kbd, Row } from '@school/ui';

export function KbdExample() {
  return (
    <Row>
      <Button variant="secondary" aria-keyshortcuts="/">
        Find a student <Kbd shortcut="/" />
      </Button>
    </Row>
  );
}
