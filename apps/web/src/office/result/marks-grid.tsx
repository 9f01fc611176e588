import { VisuallyHidden } from '@school/ui';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useWords } from '../../messages/words';
import { MarkCell, type Move } from './mark-cell';
import { Grid, MarkButton, Scroll } from './marks-grid.styles';
import type { MarksStore } from './marks-store';
import { NOT_YET } from '../exam-results/not-yet';
import type { MarksGrid as Shown } from './use-exams';
import type { GridKind } from './use-marks-store';

type Student = Shown['students'][number];
type Subject = Shown['exam']['subjects'][number];

export interface MarksGridProps {
  readonly grid: Shown;
  readonly title: string;
  /** Marks by default. */
  readonly kind?: GridKind | undefined;
  /** Left out where the grid is closed for typing. */
  readonly store?: MarksStore | undefined;
  /** Opens the correction of a mark, which needs a reason; left out for accounts without the right. */
  readonly onCorrect?: ((student: Student, subject: Subject) => void) | undefined;
}

/** Students down, subjects across: a cell for each mark (D64). */
export function MarksGrid({ grid, title, kind = 'marks', store, onCorrect }: MarksGridProps) {
  const { labels } = useWords();
  const scroll = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  useLayoutEffect(() => {
    const [view, first] = [scroll.current, table.current?.querySelector('td:has(input)')];
    if (!view || !first) return;
    // On a phone, a teacher's first subject may be beyond the edge, where nothing would show that marks can be typed.
    view.scrollLeft += Math.max(0, first.getBoundingClientRect().right - view.getBoundingClientRect().right);
  }, []);
  const { students, mayType, exam } = grid;
  const { subjects } = exam;
  const editableSubjects = subjects.filter(({ key }) => mayType.includes(key));
  const move = (row: number, key: string, [down, right]: Move) => {
    const column = editableSubjects.findIndex((one) => one.key === key) + right;
    const student = students[row + down];
    const target = editableSubjects[column];
    if (!student || !target) return;
    const name = (text: string) => CSS.escape(text);
    table.current
      ?.querySelector<HTMLInputElement>(
        `input[data-student="${name(student.studentID)}"][data-subject="${name(target.key)}"]`,
      )
      ?.focus();
  };
  const markOf = ({ cells }: Student, key: string) => cells.find((one) => one.subject === key)?.mark;
  const cell = (student: Student, row: number, subject: Subject): ReactNode => {
    const label = `${student.name}, ${subject.name}`;
    if (store && mayType.includes(subject.key))
      return (
        <MarkCell
          key={subject.key}
          store={store}
          studentID={student.studentID}
          subject={subject.key}
          label={label}
          isText={kind === 'remarks'}
          onMove={(step) => move(row, subject.key, step)}
        />
      );
    // A dash in an open grid would read as "not taken", which is what a typed dash means.
    const mark = markOf(student, subject.key) ?? (store ? '' : NOT_YET);
    return (
      <td key={subject.key}>
        {onCorrect ? (
          <MarkButton type="button" onClick={() => onCorrect(student, subject)}>
            <VisuallyHidden>{label}: </VisuallyHidden>
            {mark}
          </MarkButton>
        ) : (
          mark
        )}
      </td>
    );
  };
  return (
    <Scroll ref={scroll} role="region" aria-label={title} tabIndex={0}>
      <Grid ref={table} $isText={kind === 'remarks'}>
        <caption>
          <VisuallyHidden>{title}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{labels.student}</th>
            {subjects.map(({ key, name, maximum }) => (
              <th key={key} scope="col">
                {name}
                {kind === 'marks' && <small>{maximum}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {students.map((student, row) => (
            <tr key={student.studentID}>
              <th scope="row">
                {student.name}
                <small>{student.studentID}</small>
              </th>
              {subjects.map((subject) => cell(student, row, subject))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Scroll>
  );
}
