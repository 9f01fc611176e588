import {
  choiceLabel,
  classLabelOf,
  dateTimeLabel,
  formatRupees,
  fromRupees,
  fullName,
  type FeeTable,
  type Planned,
} from '@school/domain';
import { Badge, Button, DataTable, EmptyState, Row, type Column } from '@school/ui';
import { balanceShown, useWords } from '../../messages/words';
import { Note, Noted, OneLine } from '../list/cells';
import { PageLink } from '../../screen/page-link';
import { profileOf } from '../student/profile-of';
import { DecisionChoice } from './decision-choice';
import { useNewSessionMessages } from './messages';
import { becameText, decidedOf, feeOf, withDecision, type Plan } from './plan';
import { PlaceChoice } from './place-choice';
import type { StudentToMove, SectionToMove } from './use-new-session';

export interface SectionTableProps {
  readonly section: SectionToMove;
  readonly plan: Plan;
  readonly feeTables: readonly FeeTable[];
  readonly readAt: Date;
  readonly onPlan: (plan: Plan) => void;
  readonly onTakeBack: (student: StudentToMove) => void;
}

/** The students of a section, with the decision for each, and the fee each would pay. */
export function SectionTable({ section, plan, feeTables, readAt, onPlan, onTakeBack }: SectionTableProps) {
  const words = useNewSessionMessages();
  const schoolWords = useWords();
  const { labels } = schoolWords;
  const placeText = ({ class: newClass, section: newSection, stream }: Planned) =>
    [
      classLabelOf({ class: newClass ?? '', section: newSection ?? '*' }, schoolWords),
      ...(stream ? [choiceLabel(schoolWords.options.stream, stream)] : []),
    ].join(', ');
  const feeText = (student: StudentToMove) => {
    const fee = feeOf(student, decidedOf(plan, student), section.turn, feeTables, readAt);
    if (!fee) return words.notKnown;
    return fee.before === fee.after
      ? formatRupees(fee.after)
      : words.feeNow(formatRupees(fee.before), formatRupees(fee.after));
  };
  const columns: readonly Column<StudentToMove>[] = [
    {
      key: 'student',
      header: schoolWords.labels.student,
      minWidth: '8.5rem',
      render: (student) => (
        <Noted note={`${student.studentID} · ${student.fatherName}`}>
          <PageLink to={profileOf(student)}>{fullName(student)}</PageLink>
        </Noted>
      ),
    },
    {
      key: 'decision',
      header: words.decision,
      render: (student) =>
        student.moved ? (
          <Badge tone="success">{becameText(student.moved.decision, schoolWords.options.became)}</Badge>
        ) : (
          <DecisionChoice
            student={student}
            name={fullName(student)}
            value={decidedOf(plan, student).decision}
            onChange={(decision) => onPlan(withDecision(plan, student, decision, section.branch))}
          />
        ),
    },
    {
      key: 'place',
      header: labels.newClass,
      folds: { at: 'phone', into: 'decision' },
      render: (student) =>
        student.moved ? (
          <Row gap="xs">
            <span>
              {student.moved.decision === 'passes-out' ? null : placeText(decidedOf(plan, student))}
              <Note>{`${dateTimeLabel(new Date(student.moved.at), schoolWords.locale)}, ${student.moved.by}`}</Note>
            </span>
            {student.moved.canTakeBack ? (
              <Button
                size="s"
                variant="secondary"
                aria-label={words.takeBackOf(fullName(student))}
                onClick={() => onTakeBack(student)}
              >
                {words.takeBack}
              </Button>
            ) : (
              <Note>{words.begun}</Note>
            )}
          </Row>
        ) : (
          <PlaceChoice
            student={student}
            name={fullName(student)}
            planned={decidedOf(plan, student)}
            onChange={(planned) => onPlan({ ...plan, [student.studentID]: planned })}
          />
        ),
    },
    {
      key: 'fee',
      header: labels.monthlyFee,
      align: 'end',
      folds: { at: 'phone', into: 'student', named: true },
      render: (student) => <OneLine>{feeText(student)}</OneLine>,
    },
    {
      key: 'balance',
      header: words.balance,
      align: 'end',
      folds: { at: 'phone', into: 'student', named: true },
      render: ({ outstandingDue }) =>
        outstandingDue === undefined ? words.notKnown : balanceShown(fromRupees(outstandingDue), schoolWords),
    },
  ];
  return (
    <DataTable
      caption={words.decision}
      density="compact"
      columns={columns}
      rows={section.students}
      rowKey={({ studentID }) => studentID}
      empty={<EmptyState title={words.noStudents} />}
    />
  );
}
