import { bookLabel, certificateSerial, dateTimeLabel, type LeftOut } from '@school/domain';
import { Alert, useKitMessages } from '@school/ui';
import { useLedgerMessages } from './messages';

/** A number as its paper says it. */
const nameOf = ({ book: { branch, session, series } }: LeftOut, number: number) =>
  series === 'certificate'
    ? certificateSerial({ branchCode: branch, session, number })
    : `${branch} ${bookLabel({ session, series, number })}`;

/** Which numbers of the books were left out, so that nobody looks for their papers in the register (D51, D65). */
export function LeftOutNote({ leftOut }: { readonly leftOut: readonly LeftOut[] }) {
  const words = useLedgerMessages();
  const { locale } = useKitMessages();
  if (leftOut.length === 0) return null;
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
