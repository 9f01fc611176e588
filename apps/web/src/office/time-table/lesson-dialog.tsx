import {
  clashesOf,
  firstPeriods,
  LONGEST_LESSON,
  LONGEST_SUBJECT,
  newLessonSchema,
  periodsOfBranches,
  roomLabel,
  type ClassSection,
  type Lesson,
  type NewLesson,
} from '@school/domain';
import { Alert, SelectField, TextField } from '@school/ui';
import { useId } from 'react';
import { useFormState } from 'react-final-form';
import { useWords } from '../../messages/words';
import { AskDialog, AskForm, LeadsOn } from '../form/ask-dialog';
import { usePinnedRevision } from '../form/pinned-revision';
import { TakeOut } from '../form/take-out';
import { useSends } from '../form/use-sends';
import { useSubjects } from '../subjects/use-subjects';
import { useSectionName } from '../section/use-section-name';
import { useTimeTableMessages } from './messages';
import { useAddLesson, useChangeLesson, useRemoveLesson, useTeachers, useWeekday } from './use-time-table';
import type { Slot } from '../lessons/week-grid';

/** A cell of a section's week, with its lesson if one is to be changed. */
export interface LessonCell {
  readonly slot: Slot;
  readonly lesson?: Lesson | undefined;
}

interface LessonDialogProps {
  readonly section: ClassSection;
  readonly cell: LessonCell;
  /** The last revision of the lesson that was read; 0 for a new one. */
  readonly revision: number;
  readonly onAnother: () => void;
  readonly onClose: () => void;
}

/** Adds, changes or removes a lesson of a section's week (D66). */
export function LessonDialog({ section, cell, revision, onAnother, onClose }: LessonDialogProps) {
  const words = useTimeTableMessages();
  const { options } = useWords();
  const sends = useSends(onClose);
  const pinned = usePinnedRevision(revision);
  const add = useAddLesson();
  const change = useChangeLesson();
  const remove = useRemoveLesson();
  const { slot, lesson } = cell;
  const slotText = `${options.weekday[slot.weekday]}, ${words.period(slot.period)}`;
  const title = lesson ? words.changeLesson(slotText) : words.newLesson(slotText);
  const send = pinned((content: NewLesson, pinnedRevision) =>
    lesson ? change.send({ ...content, id: lesson.id, revision: pinnedRevision }) : add.send(content),
  );
  const takeOut = pinned(({ id, weekday }: Lesson, pinnedRevision) =>
    remove.send({ id, weekday, revision: pinnedRevision }),
  );
  return (
    <AskDialog title={title} text={words.lessonText} onClose={onClose}>
      <AskForm
        initialValues={lesson ?? { ...section, ...slot }}
        schema={newLessonSchema}
        submitLabel={lesson ? words.save : words.addLesson}
        onSend={sends(send, (_, { subject }) => words.saved(subject))}
      >
        <LessonFields section={section} slot={slot} ownId={lesson?.id} />
      </AskForm>
      {lesson && (
        <TakeOut
          words={words}
          name={lesson.subject}
          isRunning={remove.running !== undefined}
          onTakeOut={() => takeOut(lesson)}
          onDone={onClose}
        >
          <LeadsOn onGo={onAnother}>{words.addGroup}</LeadsOn>
        </TakeOut>
      )}
    </AskDialog>
  );
}

interface LessonFieldsProps {
  readonly section: ClassSection;
  readonly slot: Slot;
  /** The id of the lesson being changed. */
  readonly ownId: string | undefined;
}

function LessonFields({ section, slot, ownId }: LessonFieldsProps) {
  const words = useTimeTableMessages();
  const { labels } = useWords();
  const teachers = useTeachers();
  const classSubjects = useSubjects().data?.find(
    (one) => one.branch === section.branch && one.class === section.class,
  );
  const listId = useId();
  return (
    <>
      <TextField
        name="subject"
        label={labels.subject}
        required
        autoFocus
        list={listId}
        maxLength={LONGEST_SUBJECT}
        autoComplete="off"
      />
      <datalist id={listId}>
        {classSubjects?.subjects.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <SelectField
        name="teacher"
        label={labels.teacher}
        placeholder={words.noTeacher}
        options={(teachers.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextField name="room" label={labels.room} maxLength={LONGEST_LESSON.room} autoComplete="off" />
      <TextField
        name="combined"
        label={labels.combined}
        hint={words.combinedHint}
        maxLength={LONGEST_LESSON.combined}
        autoComplete="off"
      />
      <Clashes section={section} slot={slot} ownId={ownId} />
    </>
  );
}

/** Shows clashes with other lessons while the user types; the server decides. */
function Clashes({ section, slot, ownId }: LessonFieldsProps) {
  const words = useTimeTableMessages();
  const schoolWords = useWords();
  const nameOf = useSectionName();
  const { data } = useWeekday(slot.weekday);
  const { values } = useFormState<Partial<NewLesson>>({ subscription: { values: true } });
  const typed = newLessonSchema.safeParse({ ...values, subject: values.subject ?? '-' });
  const periods = periodsOfBranches(
    (branch) => data?.branches.find((one) => one.branch === branch)?.periods ?? firstPeriods,
  );
  const otherLessons = (data?.lessons ?? []).filter(({ id }) => id !== ownId);
  const clashes = typed.success
    ? clashesOf({ ...section, ...slot, ...typed.data }, otherLessons, periods)
    : [];
  return (
    clashes.length > 0 && (
      <Alert tone="warning">
        {clashes.map(({ clash, other }) => (
          <p key={`${clash} ${other.id}`}>
            {words.clash(
              schoolWords.options.clash[clash],
              [nameOf(other), other.subject, other.teacherName, roomLabel(other.room, schoolWords)]
                .filter((part) => part !== undefined)
                .join(', '),
            )}
          </p>
        ))}
        <p>{words.clashText}</p>
      </Alert>
    )
  );
}
