import { newOccasionSchema, type NewOccasion, type Occasion } from '@school/domain';
import { Button, ConfirmDialog, Row, useKitMessages, useToast } from '@school/ui';
import { useState } from 'react';
import { AskDialog, AskForm } from '../form/ask-dialog';
import { useCalendarMessages } from './messages';
import { OccasionFields } from './occasion-fields';
import { useAddOccasion, useChangeOccasion, useRemoveOccasion } from './use-calendar';

/** One of the calendar, or a day on which something new is to stand. */
export type AskedOccasion = { readonly occasion: Occasion } | { readonly day: string };

interface OccasionDialogProps {
  readonly asked: AskedOccasion;
  readonly onClose: () => void;
}

/** Puts something into the calendar, changes it, or takes it out (D63). */
export function OccasionDialog({ asked, onClose }: OccasionDialogProps) {
  const words = useCalendarMessages();
  const { showToast } = useToast();
  const add = useAddOccasion();
  const change = useChangeOccasion();
  const occasion = 'occasion' in asked ? asked.occasion : undefined;
  const send = async (given: NewOccasion) => {
    const answer = occasion
      ? await change.send({ ...given, id: occasion.id, revision: occasion.revision })
      : await add.send(given);
    if (!answer.ok) return answer.error;
    showToast(words.saved(answer.value.title), 'success');
    onClose();
    return undefined;
  };
  const day = 'day' in asked ? asked.day : '';
  return (
    <AskDialog
      title={occasion ? words.open(occasion.title) : words.newOne}
      text={occasion ? words.changeText : words.newText}
      onClose={onClose}
    >
      <AskForm
        label={occasion ? words.open(occasion.title) : words.newOne}
        initialValues={occasion ?? { occasionKind: 'holiday', firstDay: day, lastDay: day }}
        schema={newOccasionSchema}
        submitLabel={occasion ? words.save : words.put}
        onCancel={onClose}
        onSend={send}
      >
        <OccasionFields />
      </AskForm>
      {occasion && <TakeOut occasion={occasion} onDone={onClose} />}
    </AskDialog>
  );
}

/** Asks once more; where another desk was faster, it says so. */
function TakeOut({ occasion, onDone }: { readonly occasion: Occasion; readonly onDone: () => void }) {
  const words = useCalendarMessages();
  const { cancel } = useKitMessages();
  const { showToast } = useToast();
  const remove = useRemoveOccasion();
  const [isAsked, setAsked] = useState(false);
  const { id, revision, title } = occasion;
  const takeOut = async () => {
    setAsked(false);
    const answer = await remove.send({ id, revision });
    showToast(answer.ok ? words.removed(title) : answer.error.message, answer.ok ? 'success' : 'warning');
    onDone();
  };
  return (
    <Row>
      <Button variant="quiet" loading={remove.running !== undefined} onClick={() => setAsked(true)}>
        {words.remove}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={words.removeTitle}
        confirmLabel={words.remove}
        cancelLabel={cancel}
        variant="danger"
        onConfirm={() => void takeOut()}
        onCancel={() => setAsked(false)}
      >
        {words.removeText}
      </ConfirmDialog>
    </Row>
  );
}
