import { newOccasionSchema, type NewOccasion, type Occasion } from '@school/domain';
import { AskDialog, AskForm } from '../form/ask-dialog';
import { usePinnedRevision } from '../form/pinned-revision';
import { TakeOut } from '../form/take-out';
import { useSends } from '../form/use-sends';
import { useCalendarMessages } from './messages';
import { OccasionFields } from './occasion-fields';
import { useAddOccasion, useChangeOccasion, useRemoveOccasion } from './use-calendar';

/** An existing entry of the calendar, or the day for a new one. */
export type OccasionOrDay = { readonly occasion: Occasion } | { readonly day: string };

interface OccasionDialogProps {
  readonly target: OccasionOrDay;
  /** The last revision of the entry that was read; 0 for a new one. */
  readonly revision: number;
  readonly onClose: () => void;
}

/** Adds, changes or removes an entry of the calendar (D63). */
export function OccasionDialog({ target, revision, onClose }: OccasionDialogProps) {
  const words = useCalendarMessages();
  const sends = useSends(onClose);
  const pinned = usePinnedRevision(revision);
  const add = useAddOccasion();
  const change = useChangeOccasion();
  const remove = useRemoveOccasion();
  const occasion = 'occasion' in target ? target.occasion : undefined;
  const send = pinned((content: NewOccasion, pinnedRevision) =>
    occasion ? change.send({ ...content, id: occasion.id, revision: pinnedRevision }) : add.send(content),
  );
  const takeOut = pinned((id: string, pinnedRevision) => remove.send({ id, revision: pinnedRevision }));
  const day = 'day' in target ? target.day : '';
  return (
    <AskDialog
      title={occasion ? words.open(occasion.title) : words.newEntry}
      text={occasion ? words.changeText : words.newText}
      onClose={onClose}
    >
      <AskForm
        initialValues={occasion ?? { occasionKind: 'holiday', firstDay: day, lastDay: day }}
        schema={newOccasionSchema}
        submitLabel={occasion ? words.save : words.addEntry}
        onSend={sends(send, (_, { title }) => words.saved(title))}
      >
        <OccasionFields />
      </AskForm>
      {occasion && (
        <TakeOut
          words={words}
          name={occasion.title}
          isRunning={remove.running !== undefined}
          onTakeOut={() => takeOut(occasion.id)}
          onDone={onClose}
        />
      )}
    </AskDialog>
  );
}
