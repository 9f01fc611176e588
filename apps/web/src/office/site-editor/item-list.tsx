import { Button, ConfirmDialog, Row, Stack, useToast, type StandardSchema } from '@school/ui';
import { Plus } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { newKey, type Outcome } from '../../api/use-change';
import { usePicture } from '../../api/use-picture';
import { AskDialog, AskForm } from '../form/ask-dialog';
import { useSends } from '../form/use-sends';
import { RowButton } from '../../screen/row-button';
import { useSiteEditorMessages } from './messages';
import { PartCard, type PartState } from './part-card';
import { usePinnedRevision } from '../form/pinned-revision';
import { Failed, useFailure } from '../../screen/failed';

/** The common properties of slides, cards and news. */
interface Item {
  readonly key: string;
  readonly heading: string;
  readonly picture?: string | undefined;
}

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
  padding: ${({ theme }) => theme.space.xs};
  border: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.control};
`;

const Words = styled.div`
  flex: 1;
  min-inline-size: ${({ theme }) => theme.size.fieldColumn};
  overflow-wrap: anywhere;

  strong {
    display: block;
  }
`;

const Thumbnail = styled.img`
  inline-size: ${({ theme }) => theme.size.portrait.height};
  block-size: ${({ theme }) => theme.size.topBar};
  border-radius: ${({ theme }) => theme.radius.control};
  object-fit: cover;
`;

function Picture({ id }: { readonly id: string | undefined }) {
  const url = usePicture(id);
  return url === undefined ? null : <Thumbnail src={url} alt="" />;
}

export interface ItemListProps<One extends Item> extends PartState {
  readonly words: { readonly title: string; readonly text: string; readonly new: string };
  /** Left out while the part still shows its example. */
  readonly items: readonly One[] | undefined;
  /** The content before anything is saved. */
  readonly before?: 'example' | 'empty';
  /** Whether the items are sorted by day, as news are, and so cannot be moved. */
  readonly isSorted?: boolean;
  readonly most: number;
  readonly revision: number;
  readonly schema: StandardSchema<One>;
  readonly initialValues?: object;
  /** The line below an item's heading in the list. */
  readonly lineOf: (item: One) => string;
  readonly fields: ReactNode;
  readonly onSave: (items: readonly One[], revision: number) => Promise<Outcome<unknown>>;
  readonly isSaving: boolean;
}

/** A part that is a list: each item is added, changed, moved and removed on its own, and is public as soon as that is saved. */
export function ItemList<One extends Item>(props: ItemListProps<One>) {
  const {
    words: partWords,
    items = [],
    before = 'example',
    isSorted = false,
    most,
    revision,
    lineOf,
    onSave,
    isSaving,
  } = props;
  const words = useSiteEditorMessages();
  const { showToast } = useToast();
  const [openDialog, setOpenDialog] = useState<{ readonly item?: One }>();
  const [removing, setRemoving] = useState<One>();
  const { failed, showFailure } = useFailure();
  const addButton = useRef<HTMLButtonElement>(null);

  const sentRevision = useRef<number>(undefined);

  const save = async (next: readonly One[]) => {
    // A second press may come before the page shows the result of the first.
    if (sentRevision.current === revision) return false;
    sentRevision.current = revision;
    const { ok } = await showFailure(onSave(next, revision));
    if (ok) showToast(words.saved);
    else sentRevision.current = undefined;
    return ok;
  };
  const remove = async (removed: One) => {
    setRemoving(undefined);
    if (await save(items.filter(({ key }) => key !== removed.key))) addButton.current?.focus();
  };
  const swapped = (index: number) => [
    ...items.slice(0, index),
    ...items.slice(index, index + 2).toReversed(),
    ...items.slice(index + 2),
  ];

  return (
    <PartCard
      {...props}
      title={partWords.title}
      text={partWords.text}
      state={props.items === undefined ? before : 'own'}
      action={
        items.length < most && (
          <Button
            ref={addButton}
            variant="secondary"
            icon={<Plus aria-hidden="true" />}
            onClick={() => setOpenDialog({})}
          >
            {partWords.new}
          </Button>
        )
      }
    >
      <Failed {...failed} />
      {items.length > 0 && (
        <Stack as="ol" gap="xs">
          {items.map((item, index) => (
            <Line key={item.key}>
              <Picture id={item.picture} />
              <Words>
                <strong>{item.heading}</strong>
                {lineOf(item)}
              </Words>
              <Row gap="xxs">
                {!isSorted && (
                  <>
                    <RowButton
                      name={words.upOf(item.heading)}
                      isWaiting={isSaving}
                      isAtEnd={index === 0}
                      onClick={() => void save(swapped(index - 1))}
                    >
                      {words.up}
                    </RowButton>
                    <RowButton
                      name={words.downOf(item.heading)}
                      isWaiting={isSaving}
                      isAtEnd={index === items.length - 1}
                      onClick={() => void save(swapped(index))}
                    >
                      {words.down}
                    </RowButton>
                  </>
                )}
                <RowButton name={words.editOf(item.heading)} onClick={() => setOpenDialog({ item })}>
                  {words.edit}
                </RowButton>
                <RowButton
                  name={words.removeOf(item.heading)}
                  isWaiting={isSaving}
                  onClick={() => setRemoving(item)}
                >
                  {words.remove}
                </RowButton>
              </Row>
            </Line>
          ))}
        </Stack>
      )}
      {openDialog && (
        <ItemDialog {...props} item={openDialog.item} onClose={() => setOpenDialog(undefined)} />
      )}
      <ConfirmDialog
        open={removing !== undefined}
        title={words.removeTitle(removing?.heading ?? '')}
        confirmLabel={words.remove}
        variant="danger"
        onCancel={() => setRemoving(undefined)}
        onConfirm={() => removing && void remove(removing)}
      >
        {words.removeText}
      </ConfirmDialog>
    </PartCard>
  );
}

interface ItemDialogProps<One extends Item> extends ItemListProps<One> {
  readonly item: One | undefined;
  readonly onClose: () => void;
}

function ItemDialog<One extends Item>(props: ItemDialogProps<One>) {
  const { item, items = [], words: partWords, schema, initialValues, fields, onSave, onClose } = props;
  const words = useSiteEditorMessages();
  const sends = useSends(onClose);
  const [startValues] = useState<object>(() => item ?? { key: newKey(), ...initialValues });
  const pinned = usePinnedRevision(props.revision);
  const title = item ? words.editOf(item.heading) : partWords.new;
  const save = (changed: One, revision: number) => {
    const isListed = items.some(({ key }) => key === changed.key);
    const next = isListed
      ? items.map((one) => (one.key === changed.key ? changed : one))
      : [...items, changed];
    return onSave(next, revision);
  };
  return (
    <AskDialog title={title} text={partWords.text} isWide onClose={onClose}>
      <Stack>
        <AskForm
          initialValues={startValues}
          schema={schema}
          submitLabel={words.save}
          onSend={sends(pinned(save), () => words.saved)}
        >
          {fields}
        </AskForm>
      </Stack>
    </AskDialog>
  );
}
