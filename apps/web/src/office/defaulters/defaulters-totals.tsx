import { lateness, type Lateness } from '@school/domain';
import { Tile, TileGrid } from '@school/ui';
import type { DefaultersTotals } from '../../api/types';
import { rupeesShown, useWords } from '../../messages/words';
import { useDefaultersMessages } from './messages';

const amountText = (rupees = 0) => rupeesShown(rupees);

/** The sum that all matching defaulters owe, split by how late it is, with the number of students for each. */
export function DefaultersTotalTiles({ totals }: { readonly totals: DefaultersTotals | undefined }) {
  const words = useDefaultersMessages();
  const { age: names } = useWords().options;
  const loading = totals === undefined;
  const notLate = totals?.byAge.notLate ?? 0;
  const hint = [
    words.students(totals?.students ?? 0),
    ...(notLate > 0 ? [words.notLate(amountText(notLate))] : []),
  ].join(', ');
  const studentsText = (age: Lateness) => words.students(totals?.studentsByAge[age] ?? 0);
  return (
    <section aria-label={words.totals}>
      <TileGrid>
        <Tile label={words.all} value={amountText(totals?.amount)} hint={hint} loading={loading} />
        {lateness.map((age) => (
          <Tile
            key={age}
            label={names[age]}
            value={amountText(totals?.byAge[age])}
            hint={studentsText(age)}
            loading={loading}
          />
        ))}
      </TileGrid>
    </section>
  );
}
