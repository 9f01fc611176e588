import type { ApiError } from '@school/api-client';
import { Button, DescriptionItem, DescriptionList, useToast, type StandardSchema } from '@school/ui';
import { useState, type ReactNode } from 'react';
import { AskDialog, AskForm } from '../form/ask-dialog';
import { useSiteEditorMessages } from './messages';
import { PartCard, type PartState } from './part-card';
import { usePinnedRevision } from './pinned-revision';

export interface OnePartProps<Parsed> extends PartState {
  readonly words: { readonly title: string; readonly text: string; readonly none: string };
  /** Left out as long as nothing was said. */
  readonly content: object | undefined;
  readonly revision: number;
  readonly schema: StandardSchema<Parsed>;
  /** What of it is shown without opening the form. */
  readonly shown: readonly { readonly label: string; readonly value: string | undefined }[];
  readonly fields: ReactNode;
  readonly onSave: (revision: number, content: Parsed) => Promise<ApiError | undefined>;
}

/** A part that is one form: admissions, contact. */
export function OnePart<Parsed>(props: OnePartProps<Parsed>) {
  const { words: own, content, shown } = props;
  const words = useSiteEditorMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <PartCard
      {...props}
      title={own.title}
      text={own.text}
      state={content === undefined ? 'empty' : 'own'}
      emptyText={own.none}
      action={
        <Button variant="secondary" aria-label={words.editOf(own.title)} onClick={() => setOpen(true)}>
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
  const { words: own, content, schema, fields, onSave, onClose } = props;
  const words = useSiteEditorMessages();
  const { showToast } = useToast();
  const [begun] = useState({ ...content, revision: 0 });
  const { revision, refusedBy } = usePinnedRevision(props.revision);
  const title = words.editOf(own.title);
  return (
    <AskDialog title={title} text={own.text} isWide onClose={onClose}>
      <AskForm
        initialValues={begun}
        schema={schema}
        submitLabel={words.save}
        onSend={async (changed) => {
          const refused = refusedBy(await onSave(revision, changed));
          if (refused) return refused;
          onClose();
          showToast(words.saved);
          return undefined;
        }}
      >
        {fields}
      </AskForm>
    </AskDialog>
  );
}
