import { classLabelOf, countedName, UP_LIMITS } from '@school/domain';
import type { ReactNode } from 'react';
import { useWords } from '../../messages/words';
import { useExamResultsMessages } from '../exam-results/messages';
import { useStandingText } from '../exam-results/standing-text';
import { NOT_YET } from '../exam-results/not-yet';
import type { ClassSheet, ExamOfResult, SheetRow } from '../exam-results/use-results';
import { Signatures } from '../paper/signatures';
import { useReportCardMessages } from './messages';
import { Card, End, Facts, MarksTable, Remarks } from './report-card.styles';

/** The grade bands of the CBSE as a card explains them; none is broken across lines. */
const CBSE_KEY = 'A1 91–100, A2 81–90, B1 71–80, B2 61–70, C1 51–60, C2 41–50, D 33–40, E 0–32'
  .replaceAll(/(?<!,) /g, '\u00a0')
  .replaceAll('–', '–\u2060');

/** Up to this number of subjects an A4 has room for large letters. */
const MOST_LARGE = 8;

export interface ReportCardProps {
  readonly exam: ExamOfResult;
  readonly place: Pick<ClassSheet, 'class' | 'section'>;
  readonly row: SheetRow;
  /** The number of students in the section with a rank. */
  readonly ranked: number;
  /** The section's averages; left out in a family's own print, which shows nobody else and is not signed. */
  readonly averages?: Pick<ClassSheet, 'subjects' | 'average'> | undefined;
  readonly head: ReactNode;
}

/** The report card of one student on A4: marks, grades, total, rank, attendance, class teacher's remark, signatures (D64). */
export function ReportCard({ exam, place, row, ranked, averages, head }: ReportCardProps) {
  const words = useReportCardMessages();
  const results = useExamResultsMessages();
  const schoolWords = useWords();
  const { labels, locale } = schoolWords;
  const textOf = useStandingText();
  const { standing, rank, attendance, remark } = row;
  const isOfOffice = averages !== undefined;
  const isFull = exam.subjects.length > MOST_LARGE;
  const title = `${results.card}: ${exam.name}`;
  const facts = [
    [labels.name, row.name],
    [labels.studentID, row.studentID],
    [words.father, row.fatherName],
    [labels.class, classLabelOf(place, schoolWords)],
    ...(row.rollNo === undefined ? [] : [[labels.rollNo, row.rollNo] as const]),
    [labels.session, exam.session],
  ] as const;
  const gradeText = (subject: SheetRow['standing']['subjects'][number]) => {
    if (subject.grade !== undefined) return subject.grade;
    if (subject.isFailed === undefined) return '';
    return subject.isFailed ? results.failedSubject : results.passed;
  };
  return (
    <Card
      lang={locale}
      head={head}
      title={title}
      note={exam.state === 'published' ? undefined : words.notPublished}
      size={isFull ? 'text' : 'large'}
      // The cards of a section are printed together, and each goes to another family.
      foot={`${title}, ${row.name}`}
    >
      <Facts>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <MarksTable $isFull={isFull}>
        <thead>
          <tr>
            <th scope="col">{labels.subject}</th>
            <th scope="col">{labels.maximum}</th>
            <th scope="col">{results.obtained}</th>
            <th scope="col">{exam.scheme === 'cbse' ? labels.grade : labels.outcome}</th>
            {isOfOffice && <th scope="col">{words.sectionAverage}</th>}
          </tr>
        </thead>
        <tbody>
          {standing.subjects.map((subject) => {
            const {
              name = subject.key,
              maximum,
              weight = 1,
            } = exam.subjects.find(({ key }) => key === subject.key) ?? {};
            const average = averages?.subjects.find(({ key }) => key === subject.key)?.average;
            return (
              <tr key={subject.key}>
                <th scope="row">
                  {weight === 0 ? `${name} (${words.notCounted})` : countedName(name, weight)}
                </th>
                <td>{maximum}</td>
                <td>{subject.mark ?? NOT_YET}</td>
                <td>{gradeText(subject)}</td>
                {isOfOffice && <td>{average?.toFixed(1) ?? NOT_YET}</td>}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            <td>{standing.maximum}</td>
            <td>{standing.total ?? NOT_YET}</td>
            <td>{standing.grade ?? ''}</td>
            {isOfOffice && <td>{averages.average?.toFixed(1) ?? NOT_YET}</td>}
          </tr>
        </tfoot>
      </MarksTable>
      <End>
        <Facts>
          <div>
            <dt>{labels.outcome}</dt>
            <dd>{textOf(standing)}</dd>
          </div>
          <div>
            <dt>{labels.rank}</dt>
            <dd>{rank === undefined ? NOT_YET : results.rankOf(rank, ranked)}</dd>
          </div>
          {(isOfOffice || attendance) && (
            <div>
              <dt>{labels.attendance}</dt>
              <dd>{attendance ? words.attended(attendance) : words.noAttendance}</dd>
            </div>
          )}
        </Facts>
        <p>
          {words.legend} {exam.scheme === 'cbse' ? words.gradesKey(CBSE_KEY) : words.passKey(UP_LIMITS.pass)}
        </p>
        {(isOfOffice || remark !== undefined) && (
          <Remarks>
            {words.remarks}
            {remark === undefined ? (
              <>
                <span />
                <span />
              </>
            ) : (
              <p>{remark}</p>
            )}
          </Remarks>
        )}
        {isOfOffice && (
          <Signatures signers={[labels.classTeacher, words.parent, schoolWords.labels.principal]} />
        )}
      </End>
    </Card>
  );
}
