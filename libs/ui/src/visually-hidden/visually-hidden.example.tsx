import { Button, VisuallyHidden } from '@school/ui';

export function VisuallyHiddenExample() {
  return (
    <Button variant="secondary">
      Print<VisuallyHidden> the receipt of Asha Verma</VisuallyHidden>
    </Button>
  );
}
