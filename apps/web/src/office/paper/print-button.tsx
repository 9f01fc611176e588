import { Button, type ButtonProps } from '@school/ui';
import { Printer } from 'lucide-react';
import { usePaperMessages } from './messages';
import { printPage } from './print-page';

/** Prints what is on the page, where `onClick` does not print something else. */
export function PrintButton({ children, ...button }: ButtonProps) {
  const { print } = usePaperMessages();
  return (
    <Button icon={<Printer aria-hidden="true" />} onClick={() => void printPage()} {...button}>
      {children ?? print}
    </Button>
  );
}
