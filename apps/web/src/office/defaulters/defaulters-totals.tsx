import { formatRupees, fromRupees, lateness, type Lateness } from '@school/domain';
import { Tile } from '@school/ui';
import styled from 'styled-components';
import type { DefaultersTotals } from '../../api/types';
import { useWords } from '../../messages/words';
import { useDefaultersMessages } from './messages';

const Tiles = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  grid-template-columns: repeat(auto-fit, minmax(min(45%, ${({ theme }) => theme.size.tile}), 1fr));

  > :first-child {
    @media (max-width: ${({ theme }) => theme.breakpoint.phone}) {
      grid-column: 1 / -1;
    }
  }
`;

const shown = (rupees: number | undefined) => formatRupees(fromRupees(rupees ?? 0));

/** What all defaulters that match owe together, and by how late it is: each is counted with what is owed longest. */
export function DefaultersTotalTiles({ totals }: { readonly totals: DefaultersTotals | undefined }) {
  const words = useDefaultersMessages();
  const { age: names } = useWords().options;
  const loading = totals === undefined;
  const notLate = totals?.byAge.notLate ?? 0;
  const hint = [
    words.students(totals?.students ?? 0),
    ...(notLate > 0 ? [words.notLate(shown(notLate))] : []),
  ].join(', ');
  const students = (age: Lateness) => words.students(totals?.studentsByAge[age] ?? 0);
  return (
    <section aria-label={words.totals}>
      <Tiles>
        <Tile label={words.all} value={shown(totals?.amount)} hint={hint} loading={loading} />
        {lateness.map((age) => (
          <Tile
            key={age}
            label={names[age]}
            value={shown(totals?.byAge[age])}
            hint={students(age)}
            loading={loading}
          />
        ))}
      </Tiles>
    </section>
  );
}
