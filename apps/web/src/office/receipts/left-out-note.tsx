import { bookLabel, dateTimeLabel, type LeftOut } from '@school/domain';
import { Alert, useKitMessages } from '@school/ui';
import { useReceiptsMessages } from './messages';

/** Which numbers of the books were left out, so that nobody looks for their papers in the register (D51). */
export function LeftOutNote({ leftOut }: { readonly leftOut: readonly LeftOut[] }) {
  const words = useReceiptsMessages();
  const { locale } = useKitMessages();
  if (leftOut.length === 0) return null;
  const nameOf = ({ book }: LeftOut, number: number) => `${book.branch} ${bookLabel({ ...book, number })}`;
  return (
    <Alert tone="info" title={words.leftOutTitle}>
      {words.leftOutText}
      <ul>
        {leftOut.map((one) => (
          <li key={nameOf(one, one.first)}>
            {words.leftOut(nameOf(one, one.first), nameOf(one, one.last), dateTimeLabel(one.at, locale))}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
