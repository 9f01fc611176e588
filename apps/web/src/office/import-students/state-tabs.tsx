import { rowStates, type RowState } from '@school/domain';
import { Button, Row } from '@school/ui';
import { useWords } from '../../messages/words';
import { useListAddress } from '../list/use-list-address';
import { useImportMessages } from './messages';

interface StateTabsProps {
  readonly state: RowState | undefined;
  readonly all: number;
  readonly states: Readonly<Record<RowState, number>>;
}

/** Narrows a preview to the rows of one state, each with its number of rows. */
export function StateTabs({ state, all, states }: StateTabsProps) {
  const words = useImportMessages();
  const { options } = useWords();
  const { narrow } = useListAddress();
  const tab = (one: RowState | undefined, name: string, count: number) => (
    <Button
      key={name}
      variant={one === state ? 'primary' : 'secondary'}
      aria-pressed={one === state}
      onClick={() => narrow({ state: one ?? '' })}
    >
      {name}: {count}
    </Button>
  );
  return (
    <Row>
      {tab(undefined, words.all, all)}
      {rowStates.map((one) => tab(one, options.importState[one], states[one]))}
    </Row>
  );
}
