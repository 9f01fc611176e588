import {
  changedUnitSchema,
  firstDayOf,
  LONGEST_UNIT,
  newUnitSchema,
  nextDay,
  type ChangedUnit,
  type SyllabusSubject,
  type SyllabusUnit,
} from '@school/domain';
import { DateField, TextField } from '@school/ui';
import { useState } from 'react';
import { useWords } from '../../messages/words';
import { AskDialog, AskForm } from '../form/ask-dialog';
import { usePinnedRevision } from '../form/pinned-revision';
import { useSends } from '../form/use-sends';
import { TakeOut } from '../form/take-out';
import { useSyllabusMessages } from './messages';
import { UnitFileField } from './unit-file';
import { useAddUnit, useChangeUnit, useRemoveUnit } from './use-syllabus';

interface UnitDialogProps {
  readonly of: SyllabusSubject;
  /** The unit to change; left out for a new one. */
  readonly unit: SyllabusUnit | undefined;
  /** The last revision of the unit that was read; 0 for a new one. */
  readonly revision: number;
  /** The unit that a new one comes after. */
  readonly last: SyllabusUnit | undefined;
  readonly onClose: () => void;
}

/** Adds, changes or removes a unit of the syllabus (D67). */
export function UnitDialog({ of, unit, revision, last, onClose }: UnitDialogProps) {
  return unit ? (
    <ChangeUnit of={of} unit={unit} revision={revision} onClose={onClose} />
  ) : (
    <NewUnitForm of={of} last={last} onClose={onClose} />
  );
}

function NewUnitForm({ of, last, onClose }: Omit<UnitDialogProps, 'unit' | 'revision'>) {
  const words = useSyllabusMessages();
  const sends = useSends(onClose);
  const add = useAddUnit();
  const [begun] = useState(() => ({
    ...of,
    plannedFrom: last ? nextDay(last.plannedTo) : firstDayOf(of.session),
  }));
  return (
    <AskDialog title={words.addTo(of.subject)} text={words.addText} onClose={onClose}>
      <AskForm
        initialValues={begun}
        schema={newUnitSchema}
        submitLabel={words.put}
        onSend={sends(add.send, (_, { name }) => words.saved(name))}
      >
        <PlanFields />
      </AskForm>
    </AskDialog>
  );
}

interface ChangeUnitProps {
  readonly of: SyllabusSubject;
  readonly unit: SyllabusUnit;
  readonly revision: number;
  readonly onClose: () => void;
}

function ChangeUnit({ of, unit: opened, revision: now, onClose }: ChangeUnitProps) {
  const words = useSyllabusMessages();
  const { labels } = useWords();
  const sends = useSends(onClose);
  const change = useChangeUnit();
  const remove = useRemoveUnit();
  // A file uploaded meanwhile changes the unit's revision; the typed changes are sent over that one.
  const [unit, setUnit] = useState(opened);
  const pinned = usePinnedRevision(now, unit.revision);
  const takeOut = pinned((id: string, revision) => remove.send({ ...of, id, revision }));
  const [begun] = useState(() => {
    const { file: _, ...says } = opened;
    return { ...of, ...says };
  });
  return (
    <AskDialog title={words.changeOf(opened.name)} text={words.changeText} onClose={onClose}>
      <AskForm
        initialValues={begun}
        schema={changedUnitSchema}
        submitLabel={words.save}
        onSend={sends(
          pinned((asked: ChangedUnit, revision) => change.send({ ...asked, revision })),
          (_, { name }) => words.saved(name),
        )}
      >
        <PlanFields />
        <DateField name="doneOn" label={labels.doneOn} />
      </AskForm>
      <UnitFileField of={of} unit={unit} pinned={pinned} onChanged={setUnit} />
      <TakeOut
        words={words}
        name={unit.name}
        isRunning={remove.running !== undefined}
        onTakeOut={() => takeOut(unit.id)}
        onDone={onClose}
      />
    </AskDialog>
  );
}

function PlanFields() {
  const { labels } = useWords();
  return (
    <>
      <TextField
        name="name"
        label={labels.unitName}
        required
        autoFocus
        maxLength={LONGEST_UNIT}
        autoComplete="off"
      />
      <DateField name="plannedFrom" label={labels.plannedFrom} required />
      <DateField name="plannedTo" label={labels.plannedTo} required />
    </>
  );
}
