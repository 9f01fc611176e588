import { rowStates, type RowState } from '@school/domain';
import { Button, Row } from '@school/ui';
import { useWords } from '../../messages/words';
import { useListAddress } from '../list/use-list-address';
import { useImportMessages } from './messages';

interface StateTabsProps {
  readonly state: RowState | undefined;
  readonly total: number;
  readonly states: Readonly<Record<RowState, number>>;
}

/** Narrows a preview to the rows of one state, each with its number of rows. */
export function StateTabs({ state, total, states }: StateTabsProps) {
  const words = useImportMessages();
  const { options } = useWords();
  const { narrow } = useListAddress();
  const tab = (tabState: RowState | undefined, name: string, count: number) => (
    <Button
      key={name}
      variant={tabState === state ? 'primary' : 'secondary'}
      aria-pressed={tabState === state}
      onClick={() => narrow({ state: tabState ?? '' })}
    >
      {name}: {count}
    </Button>
  );
  return (
    <Row>
      {tab(undefined, words.all, total)}
      {rowStates.map((one) => tab(one, options.importState[one], states[one]))}
    </Row>
  );
}
