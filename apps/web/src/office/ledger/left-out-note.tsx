import { dateTimeLabel, type LeftOut } from '@school/domain';
import { Alert, useKitMessages } from '@school/ui';
import { useLedgerMessages } from './messages';

export interface LeftOutNoteProps {
  readonly leftOut: readonly LeftOut[];
  /** Formats a number as its paper shows it. */
  readonly nameOf: (book: LeftOut['book'], number: number) => string;
}

/** The numbers of the books that were left out, so that nobody looks for their papers in the register (D51, D65). */
export function LeftOutNote({ leftOut, nameOf }: LeftOutNoteProps) {
  const words = useLedgerMessages();
  const { locale } = useKitMessages();
  if (leftOut.length === 0) return null;
  return (
    <Alert tone="info" title={words.leftOutTitle}>
      {words.leftOutText}
      <ul>
        {leftOut.map(({ book, first, last, at }) => (
          <li key={nameOf(book, first)}>
            {words.leftOut(nameOf(book, first), nameOf(book, last), dateTimeLabel(at, locale))}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
