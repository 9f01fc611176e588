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
  readonly syllabusSubject: SyllabusSubject;
  /** The unit to change; left out for a new one. */
  readonly unit: SyllabusUnit | undefined;
  /** The last revision of the unit that was read; 0 for a new one. */
  readonly revision: number;
  /** The unit that a new one comes after. */
  readonly lastUnit: SyllabusUnit | undefined;
  readonly onClose: () => void;
}

/** Adds, changes or removes a unit of the syllabus (D67). */
export function UnitDialog({ syllabusSubject, unit, revision, lastUnit, onClose }: UnitDialogProps) {
  return unit ? (
    <ChangeUnit syllabusSubject={syllabusSubject} unit={unit} revision={revision} onClose={onClose} />
  ) : (
    <NewUnitForm syllabusSubject={syllabusSubject} lastUnit={lastUnit} onClose={onClose} />
  );
}

function NewUnitForm({ syllabusSubject, lastUnit, onClose }: Omit<UnitDialogProps, 'unit' | 'revision'>) {
  const words = useSyllabusMessages();
  const sends = useSends(onClose);
  const add = useAddUnit();
  const [startValues] = useState(() => ({
    ...syllabusSubject,
    plannedFrom: lastUnit ? nextDay(lastUnit.plannedTo) : firstDayOf(syllabusSubject.session),
  }));
  return (
    <AskDialog title={words.addTo(syllabusSubject.subject)} text={words.addText} onClose={onClose}>
      <AskForm
        initialValues={startValues}
        schema={newUnitSchema}
        submitLabel={words.addUnit}
        onSend={sends(add.send, (_, { name }) => words.saved(name))}
      >
        <PlanFields />
      </AskForm>
    </AskDialog>
  );
}

interface ChangeUnitProps {
  readonly syllabusSubject: SyllabusSubject;
  readonly unit: SyllabusUnit;
  readonly revision: number;
  readonly onClose: () => void;
}

function ChangeUnit({ syllabusSubject, unit: opened, revision: revisionNow, onClose }: ChangeUnitProps) {
  const words = useSyllabusMessages();
  const { labels } = useWords();
  const sends = useSends(onClose);
  const change = useChangeUnit();
  const remove = useRemoveUnit();
  // A file that is uploaded here changes the unit's revision, and the typed changes are sent with the new one.
  const [unit, setUnit] = useState(opened);
  const pinned = usePinnedRevision(revisionNow, unit.revision);
  const takeOut = pinned((id: string, revision) => remove.send({ ...syllabusSubject, id, revision }));
  const [startValues] = useState(() => {
    const { file: _, ...unitFields } = opened;
    return { ...syllabusSubject, ...unitFields };
  });
  return (
    <AskDialog title={words.changeOf(opened.name)} text={words.changeText} onClose={onClose}>
      <AskForm
        initialValues={startValues}
        schema={changedUnitSchema}
        submitLabel={words.save}
        onSend={sends(
          pinned((changed: ChangedUnit, revision) => change.send({ ...changed, revision })),
          (_, { name }) => words.saved(name),
        )}
      >
        <PlanFields />
        <DateField name="doneOn" label={labels.doneOn} />
      </AskForm>
      <UnitFileField syllabusSubject={syllabusSubject} unit={unit} pinned={pinned} onChanged={setUnit} />
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
