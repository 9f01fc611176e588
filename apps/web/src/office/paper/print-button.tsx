import { Button, type ButtonProps } from '@school/ui';
import { Printer } from 'lucide-react';
import { usePaperMessages } from './messages';
import { printPage } from './print-page';

/** A button that prints the page, unless `onClick` prints something else. */
export function PrintButton({ children, ...button }: ButtonProps) {
  const { print } = usePaperMessages();
  return (
    <Button icon={<Printer aria-hidden="true" />} onClick={() => void printPage()} {...button}>
      {children ?? print}
    </Button>
  );
}
