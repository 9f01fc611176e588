import {
  dateTimeLabel,
  monthLabel,
  schoolCodes,
  specifiedFees,
  type FeeTable,
  type SchoolCode,
} from '@school/domain';
import { Badge, Card, Heading, Row, Stack, type Tone } from '@school/ui';
import { useWords } from '../../messages/words';
import { Note } from '../list/cells';
import { branchesOf } from './fee-changes';
import { FeeTableView } from './fee-table-view';
import { useSettingsMessages } from './messages';

export interface AddedFeeTable extends FeeTable {
  readonly addedBy: string;
  readonly addedAt: Date;
}

type State = 'holdsNow' | 'toCome' | 'replaced';

const tones: Readonly<Record<State, Tone>> = { holdsNow: 'success', toCome: 'info', replaced: 'warning' };

/** The state of a version in one branch, where another version may start in the same month, or have started since. */
function stateIn(
  branch: SchoolCode,
  versions: readonly FeeTable[],
  index: number,
  month: string,
): State | undefined {
  const from = versions[index]?.from ?? '';
  const tablesOfBranch = versions.map((one, place) => ({ ...one, place })).filter((one) => isOf(one, branch));
  if (tablesOfBranch.some((later) => later.place > index && later.from === from)) return 'replaced';
  if (from > month) return 'toCome';
  return tablesOfBranch.some((other) => other.from > from && other.from <= month) ? undefined : 'holdsNow';
}

const isOf = (table: FeeTable, branch: SchoolCode) => (table.branch ?? branch) === branch;

/** The state of a version: it is in force, or will be, as long as that holds in one of its branches (D79). */
function stateOf(versions: readonly FeeTable[], index: number, month: string): State | undefined {
  const states = branchesOf(versions[index]?.branch).map((branch) => stateIn(branch, versions, index, month));
  return (['holdsNow', 'toCome', 'replaced'] as const).find((state) => states.includes(state));
}

export interface FeeTableVersionsProps {
  /** In the order in which they were added. */
  readonly versions: readonly AddedFeeTable[];
  /** The current month. */
  readonly month: string;
}

/** All fees that ever were or will be in force, the latest month first, the specified ones last (D45). */
export function FeeTableVersions({ versions, month }: FeeTableVersionsProps) {
  const words = useSettingsMessages();
  const { options, locale } = useWords();
  const addedTables = versions.map((version, index) => ({
    key: `${version.from} ${String(index)}`,
    title: [
      words.from(monthLabel(version.from, locale)),
      ...(version.branch === undefined ? [] : [options.branchCode[version.branch]]),
    ].join(', '),
    note: words.addedBy(version.addedBy, dateTimeLabel(version.addedAt, locale)),
    fees: version.fees,
    from: version.from,
    state: stateOf(versions, index, month),
  }));
  const firstTable = {
    key: 'first',
    title: words.first,
    note: '',
    fees: specifiedFees,
    from: '',
    state: schoolCodes.every((branch) => versions.some((one) => one.from <= month && isOf(one, branch)))
      ? undefined
      : ('holdsNow' as const),
  };
  return (
    <Stack>
      {[firstTable, ...addedTables]
        .toSorted((a, b) => (a.from < b.from ? -1 : 1))
        .reverse()
        .map(({ key, title, note, fees, state }) => (
          <Card key={key}>
            <Stack gap="s">
              <Row>
                <Heading size="s">{title}</Heading>
                {state && <Badge tone={tones[state]}>{words[state]}</Badge>}
                <Note>{note}</Note>
              </Row>
              <FeeTableView caption={title} fees={fees} />
            </Stack>
          </Card>
        ))}
    </Stack>
  );
}
