import { feeBands } from '@school/domain';
import { Card, Stack, Text } from '@school/ui';
import styled from 'styled-components';
import type { PublicSite } from '../api/types';
import { rupeesShown } from '../messages/words';
import { useInLanguage } from '../messages/in-language';
import { usePageMessages } from './page-messages';

type BranchFees = PublicSite['fees'][number];

const Sheet = styled(Card)`
  overflow-x: auto;
  padding: 0;
`;

const Table = styled.table`
  inline-size: 100%;
  font-variant-numeric: tabular-nums;

  caption {
    padding: ${({ theme }) => `${theme.space.s} ${theme.space.m}`};
    font-weight: ${({ theme }) => theme.font.weight.medium};
    text-align: start;
  }

  th,
  td {
    padding: ${({ theme }) => `${theme.space.xs} ${theme.space.m}`};
    border-block-start: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
    text-align: end;
  }

  th {
    font-weight: ${({ theme }) => theme.font.weight.regular};
  }

  thead th {
    color: ${({ theme }) => theme.color.inkMuted};
    font-size: ${({ theme }) => theme.font.size.s};
  }

  th:first-child {
    text-align: start;
  }

  @media (max-width: ${({ theme }) => theme.breakpoint.phone}) {
    font-size: ${({ theme }) => theme.font.size.s};

    caption,
    th,
    td {
      padding-inline: ${({ theme }) => theme.space.xs};
    }

    thead th {
      font-size: ${({ theme }) => theme.font.size.xs};
    }
  }
`;

const columns = ['monthly', 'registration', 'security'] as const;

function FeeSheet({ caption, fees }: { readonly caption: string; readonly fees: BranchFees['fees'] }) {
  const { fees: words } = usePageMessages();
  return (
    <Sheet>
      <Table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.classes}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {words.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {feeBands.map((band) => (
            <tr key={band}>
              <th scope="row">{words.bands[band]}</th>
              {columns.map((column) => (
                <td key={column}>{rupeesShown(fees[band][column])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}

/** The fees of the running session, by the fee table; shown once where both branches charge the same (D79, D93). */
export function FeesSection({ site: { session, fees, branches } }: { readonly site: PublicSite }) {
  const { fees: words } = usePageMessages();
  const say = useInLanguage();
  const amounts = new Set(fees.map((one) => JSON.stringify(one.fees)));
  const [first] = fees;
  const nameOf = (code: string) => {
    const branch = branches.find(({ branchCode }) => branchCode === code);
    return branch ? say(branch.name, branch.nameHindi) : code;
  };
  return (
    <Stack as="section" gap="s" aria-labelledby="fees">
      <h2 id="fees">{words.title(session)}</h2>
      {amounts.size === 1 && first ? (
        <FeeSheet caption={words.both} fees={first.fees} />
      ) : (
        fees.map((one) => <FeeSheet key={one.branchCode} caption={nameOf(one.branchCode)} fees={one.fees} />)
      )}
      <Text size="s" tone="muted">
        {words.note}
      </Text>
    </Stack>
  );
}
