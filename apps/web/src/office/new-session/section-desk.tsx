import {
  classLabelOf,
  dateTimeLabel,
  formatRupees,
  fullName,
  sections,
  sum,
  type FeeTable,
  type Section,
} from '@school/domain';
import {
  Alert,
  Button,
  ConfirmDialog,
  Field,
  PageHeader,
  Row,
  Select,
  Stack,
  Text,
  useToast,
} from '@school/ui';
import { useState } from 'react';
import { useMessages } from '../../messages/messages';
import { optionsOf, useWords } from '../../messages/words';
import { AskBeforeLeaving } from '../form/leave-guard';
import { useEdited } from '../form/use-edited';
import { Failed, useFailure } from '../../screen/failed';
import { useNewSessionMessages } from './messages';
import { decidedOf, feeOf, lacksPlace, movesOf, planOf, withDecision, type Plan } from './plan';
import { SectionTable } from './section-table';
import {
  useRunPlan,
  useSavePlan,
  useTakeBackMove,
  type PlanRun,
  type StudentToMove,
  type SectionToMove,
} from './use-new-session';

export interface SectionDeskProps {
  readonly section: SectionToMove;
  readonly feeTables: readonly FeeTable[];
  readonly readAt: Date;
}

/** The plan of a section: decided, saved, checked once more, and run; then its outcome. */
export function SectionDesk({ section, feeTables, readAt }: SectionDeskProps) {
  const words = useNewSessionMessages();
  const schoolWords = useWords();
  const { none } = useMessages();
  const { showToast } = useToast();
  const [toConfirm, setToConfirm] = useState<'move' | StudentToMove>();
  const [run, setRun] = useState<PlanRun>();
  const { failed, showFailure } = useFailure();
  const save = useSavePlan();
  const move = useRunPlan();
  const takeBack = useTakeBackMove();
  const { branch, class: schoolClass, section: name, turn, students } = section;
  const place = { branch, class: schoolClass, section: name };
  const title = `${branch} ${classLabelOf(place, schoolWords)}`;
  const { value: plan, isEdited, edit: setPlan, save: send } = useEdited(planOf(section), section.revision);
  const unmoved = students.filter(({ moved }) => !moved);
  const decided = unmoved.filter((student) => decidedOf(plan, student).decision !== 'undecided');
  const lackingCount = decided.filter((student) => lacksPlace(decidedOf(plan, student))).length;
  const busy = save.running !== undefined || move.running !== undefined;

  const edit = (next: Plan) => {
    setPlan(next);
    setRun(undefined);
  };
  const promoteRest = () =>
    edit(
      unmoved
        .filter((student) => decidedOf(plan, student).decision === 'undecided')
        .reduce((planSoFar, student) => withDecision(planSoFar, student, 'promote', branch), plan),
    );
  /** @param into the section for all; `now` keeps each student's present section */
  const allInto = (into: Section | 'now') =>
    edit(
      unmoved.reduce((planSoFar, student) => {
        const planned = decidedOf(planSoFar, student);
        return planned.decision === 'promote'
          ? {
              ...planSoFar,
              [student.studentID]: { ...planned, section: into === 'now' ? student.section : into },
            }
          : planSoFar;
      }, plan),
    );
  /** @returns the revision of the plan stored by then; nothing when it was refused */
  const storeIfEdited = async (): Promise<number | undefined> => {
    if (!isEdited) return section.revision;
    const answer = await showFailure(
      send((planned, revision) => save.send({ ...place, revision, moves: movesOf(planned, students) })),
    );
    return answer.ok ? answer.value.revision : undefined;
  };
  const savePlan = async () => {
    if ((await storeIfEdited()) !== undefined) showToast(words.saved);
  };
  const runPlan = async () => {
    const revision = await storeIfEdited();
    if (revision !== undefined) {
      const answer = await showFailure(move.send({ ...place, revision }));
      if (answer.ok) setRun(answer.value);
    }
    setToConfirm(undefined);
  };
  const takeStudentBack = async (student: StudentToMove) => {
    const answer = await showFailure(takeBack.send({ studentID: student.studentID }));
    setToConfirm(undefined);
    if (answer.ok) showToast(words.takenBack(fullName(student)));
  };

  const counts = (['promote', 'detain', 'passes-out'] as const)
    .map(
      (decision) =>
        [
          decision,
          decided.filter((student) => decidedOf(plan, student).decision === decision).length,
        ] as const,
    )
    .filter(([, count]) => count > 0)
    .map(([decision, count]) => words.count(count, schoolWords.options.decision[decision]));
  const fees = decided.flatMap(
    (student) => feeOf(student, decidedOf(plan, student), turn, feeTables, readAt) ?? [],
  );
  const nameOf = (studentID: string) => {
    const student = students.find((one) => one.studentID === studentID);
    return student ? fullName(student) : studentID;
  };
  return (
    <>
      <AskBeforeLeaving isUnsaved={isEdited} />
      <PageHeader
        title={words.pageTitle(title, turn.from, turn.to)}
        description={
          section.savedAt === undefined
            ? words.keys
            : `${words.savedBy(dateTimeLabel(new Date(section.savedAt), schoolWords.locale), section.savedBy ?? '')} ${words.keys}`
        }
      />
      <Failed {...failed} />
      {run && (
        <Alert tone={run.refused.length > 0 ? 'warning' : 'success'} onClose={() => setRun(undefined)}>
          {words.ran(run.moved, run.movedBefore)}
          {run.refused.length > 0 && (
            <>
              {` ${words.refused}:`}
              <ul>
                {run.refused.map(({ studentID, message }) => (
                  <li key={studentID}>{`${nameOf(studentID)} (${studentID}): ${message}`}</li>
                ))}
              </ul>
            </>
          )}
        </Alert>
      )}
      {unmoved.length > 0 && (
        <Row justify="space-between">
          <Row>
            {schoolClass !== '12' && (
              <>
                <Button variant="secondary" onClick={promoteRest}>
                  {words.promoteRest}
                </Button>
                <Field label={words.sectionForAll}>
                  {(control) => (
                    <Select
                      {...control}
                      // Applied at once and not remembered: students promoted later get a section of their own choice.
                      value=""
                      placeholder={none}
                      options={[
                        { value: 'now', label: words.asNow },
                        ...optionsOf(sections, schoolWords.options.section),
                      ]}
                      onChange={({ currentTarget: { value } }) =>
                        allInto(sections.find((one) => one === value) ?? 'now')
                      }
                    />
                  )}
                </Field>
              </>
            )}
          </Row>
          <Row>
            {lackingCount > 0 && <Text tone="muted">{words.missing(lackingCount)}</Text>}
            <Button
              variant="secondary"
              disabled={!isEdited || lackingCount > 0 || busy}
              loading={save.running !== undefined}
              onClick={() => void savePlan()}
            >
              {words.save}
            </Button>
            <Button
              disabled={decided.length === 0 || lackingCount > 0 || busy}
              onClick={() => setToConfirm('move')}
            >
              {words.move(decided.length)}
            </Button>
          </Row>
        </Row>
      )}
      <SectionTable
        section={section}
        plan={plan}
        feeTables={feeTables}
        readAt={readAt}
        onPlan={edit}
        onTakeBack={setToConfirm}
      />
      <ConfirmDialog
        open={toConfirm === 'move'}
        title={words.moveTitle(title, turn.to)}
        confirmLabel={words.move(decided.length)}
        loading={busy}
        onConfirm={() => void runPlan()}
        onCancel={() => setToConfirm(undefined)}
      >
        <Stack gap="s">
          <p>{words.moveText(counts.join(', '))}</p>
          <p>
            {words.feeTotal(
              formatRupees(sum(...fees.map(({ before }) => before))),
              formatRupees(sum(...fees.map(({ after }) => after))),
            )}
          </p>
        </Stack>
      </ConfirmDialog>
      <ConfirmDialog
        open={typeof toConfirm === 'object'}
        title={typeof toConfirm === 'object' && words.takeBackTitle(fullName(toConfirm))}
        confirmLabel={words.takeBack}
        loading={takeBack.running !== undefined}
        onConfirm={() => {
          if (typeof toConfirm === 'object') void takeStudentBack(toConfirm);
        }}
        onCancel={() => setToConfirm(undefined)}
      >
        {words.takeBackText}
      </ConfirmDialog>
    </>
  );
}
