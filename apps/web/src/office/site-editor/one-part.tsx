import { Button, DescriptionItem, DescriptionList, type StandardSchema } from '@school/ui';
import { useState, type ReactNode } from 'react';
import type { Outcome } from '../../api/use-change';
import { AskDialog, AskForm } from '../form/ask-dialog';
import { useSends } from '../form/use-sends';
import { useSiteEditorMessages } from './messages';
import { PartCard, type PartState } from './part-card';
import { usePinnedRevision } from '../form/pinned-revision';

export interface OnePartProps<Parsed> extends PartState {
  readonly words: { readonly title: string; readonly text: string; readonly none: string };
  /** Left out while nothing is saved. */
  readonly content: object | undefined;
  readonly revision: number;
  readonly schema: StandardSchema<Parsed>;
  /** The content that is shown while the form is closed. */
  readonly shown: readonly { readonly label: string; readonly value: string | undefined }[];
  readonly fields: ReactNode;
  readonly onSave: (content: Parsed, revision: number) => Promise<Outcome<unknown>>;
}

/** A part that is a single form: admissions, contact. */
export function OnePart<Parsed>(props: OnePartProps<Parsed>) {
  const { words: partWords, content, shown } = props;
  const words = useSiteEditorMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <PartCard
      {...props}
      title={partWords.title}
      text={partWords.text}
      state={content === undefined ? 'empty' : 'own'}
      emptyText={partWords.none}
      action={
        <Button variant="secondary" aria-label={words.editOf(partWords.title)} onClick={() => setOpen(true)}>
          {words.edit}
        </Button>
      }
    >
      {content !== undefined && (
        <DescriptionList>
          {shown.flatMap(({ label, value }) =>
            value === undefined
              ? []
              : [
                  <DescriptionItem key={label} label={label}>
                    {value}
                  </DescriptionItem>,
                ],
          )}
        </DescriptionList>
      )}
      {isOpen && <PartDialog {...props} onClose={() => setOpen(false)} />}
    </PartCard>
  );
}

interface PartDialogProps<Parsed> extends OnePartProps<Parsed> {
  readonly onClose: () => void;
}

function PartDialog<Parsed>(props: PartDialogProps<Parsed>) {
  const { words: partWords, content, schema, fields, onSave, onClose } = props;
  const words = useSiteEditorMessages();
  const sends = useSends(onClose);
  const [startValues] = useState({ ...content, revision: 0 });
  const pinned = usePinnedRevision(props.revision);
  return (
    <AskDialog title={words.editOf(partWords.title)} text={partWords.text} isWide onClose={onClose}>
      <AskForm
        initialValues={startValues}
        schema={schema}
        submitLabel={words.save}
        onSend={sends(pinned(onSave), () => words.saved)}
      >
        {fields}
      </AskForm>
    </AskDialog>
  );
}
