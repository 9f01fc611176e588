import { useToast, type SubmitOutcome } from '@school/ui';
import { useState } from 'react';
import { fieldErrors } from '../../api/school-api';
import type { Student, StudentChanges } from '../../api/types';
import { isOutdated } from '../../api/use-change';
import { useWords } from '../../messages/words';
import { useFailure, type Refused } from '../../screen/failed';
import { useStudentsMessages } from './messages';
import { catalogueKeyOf, changedSince, collisionsOf, formAfter, type Collision } from './student-form-values';
import { useReadStudent, useUpdateStudent } from './use-students';

/** A collision, and the version that the clerk has chosen. */
export interface Version extends Collision {
  readonly taken?: 'mine' | 'theirs' | undefined;
}

/** How often in a row another desk may be faster before the clerk is asked to try again. */
const MOST_TRIES = 4;

/**
 * An edit of a student while other desks may save too: it sends the changed fields with the revision that it is based on.
 * Changes that do not collide with another desk's are merged automatically; collisions wait for the clerk's choice (D22).
 * @param student the student as last read, possibly newer than at the start of the edit
 * @param onSaved called when the change is stored
 */
export function useStudentEdit(student: Student, onSaved?: () => void) {
  const students = useStudentsMessages();
  const { labels } = useWords();
  const update = useUpdateStudent();
  const read = useReadStudent();
  const { showToast } = useToast();
  const [before, setBefore] = useState(student);
  const [versions, setVersions] = useState<readonly Version[]>([]);
  const { failed, fail } = useFailure();

  /** Bases the edit on the student as now stored; the collisions with what was typed wait for a choice. */
  const rebase = (latest: Student, collisions: readonly Collision[]) => {
    setBefore(latest);
    setVersions((versionsBefore) => [
      ...versionsBefore.filter(({ name }) => collisions.every((collision) => collision.name !== name)),
      ...collisions,
    ]);
  };

  const refuse = (refused: Refused): SubmitOutcome => {
    fail(refused);
    window.scrollTo(0, 0);
    return {};
  };

  const submit = async (changes: StudentChanges): Promise<SubmitOutcome> => {
    failed.onClose();
    let base = before;
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const answer = await update.send({ ...changes, revision: base.revision });
      if (answer.ok) {
        const changedHere = changedSince(before, formAfter(before, changes));
        const changedThere = changedSince(before, answer.value).filter((name) => !changedHere.includes(name));
        setBefore(answer.value);
        setVersions([]);
        showToast(
          changedThere.length === 0
            ? students.updated
            : students.updatedBeside(changedThere.map((name) => labels[catalogueKeyOf(name)]).join(', ')),
        );
        onSaved?.();
        return undefined;
      }
      if (!isOutdated(answer.error)) return { ...refuse(answer.error), ...fieldErrors(answer.error) };
      const latest = await read(student.studentID);
      if (!latest.ok) return refuse(latest.error);
      const collisions = collisionsOf(base, latest.value, formAfter(base, changes));
      if (collisions.length > 0) {
        rebase(latest.value, collisions);
        return {};
      }
      base = latest.value;
    }
    return refuse({ message: students.tooBusy });
  };

  return {
    /** The student that the edit is based on: the form shows these values where nothing was typed. */
    before,
    versions,
    failed,
    submit,
    rebase,
    forget: () => setVersions([]),
    take: (name: string, taken: Version['taken']) =>
      setVersions((all) => all.map((one) => (one.name === name ? { ...one, taken } : one))),
  };
}
