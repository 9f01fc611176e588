import {
  LEAST_ATTENDANCE,
  ATTENDANCE_LETTERS,
  choiceLabel,
  dateLabel,
  daysMarked,
  attendanceStates,
} from '@school/domain';
import { PrintedPage, PrintedRows, VisuallyHidden } from '@school/ui';
import type { ReactNode } from 'react';
import { useWords } from '../../messages/words';
import { Signatures } from '../paper/signatures';
import { useAttendanceMessages } from './messages';
import { Grid, GridCell, Legend, LowShare } from './register-sheet.styles';
import type { AttendanceRegister, RegisterRow } from './use-attendance';

export interface RegisterSheetProps {
  readonly head: ReactNode;
  readonly title: string;
  readonly note: string;
  readonly register: AttendanceRegister;
}

/** A paper register: a row per student, a column per day, totals and signatures. Goes into a landscape `PrintSheet`. */
export function RegisterSheet({ head, title, note, register }: RegisterSheetProps) {
  const words = useAttendanceMessages();
  const { labels, options, locale } = useWords();
  const { days, rows } = register;
  const numberOf = (day: string) => Number(day.slice(8));
  const cellOf = (row: RegisterRow, { day, noSchool }: AttendanceRegister['days'][number]) => {
    const mark = row.days.find((one) => one.day === day);
    return (
      <GridCell key={day} $isClosed={noSchool !== undefined}>
        {mark && (
          <>
            <span aria-hidden="true">
              {choiceLabel(ATTENDANCE_LETTERS, mark.attendance)}
              {mark.corrected && '*'}
            </span>
            <VisuallyHidden>
              {choiceLabel(options.attendance, mark.attendance)}
              {mark.corrected && `, ${words.changedAfter}`}
            </VisuallyHidden>
          </>
        )}
      </GridCell>
    );
  };
  const lineOf = (row: RegisterRow) => (
    <tr key={row.studentID}>
      <td>{row.roll}</td>
      <th scope="row">{`${row.studentName} (${row.studentID})`}</th>
      {days.map((day) => cellOf(row, day))}
      {attendanceStates.map((state) => (
        <td key={state}>{daysMarked(row.month) > 0 && row.month[state]}</td>
      ))}
      <td>{row.share?.toFixed(1)}</td>
      <td>
        {row.isLow ? (
          <LowShare>
            {row.sessionShare?.toFixed(1)} <VisuallyHidden>{words.lowNote(LEAST_ATTENDANCE)}</VisuallyHidden>
            <span aria-hidden="true">!</span>
          </LowShare>
        ) : (
          row.sessionShare?.toFixed(1)
        )}
      </td>
    </tr>
  );
  const sumOfDays = (
    <tr>
      <td />
      <th scope="row">{labels.present}</th>
      {days.map(({ day, tally, noSchool }) => (
        <GridCell key={day} $isClosed={noSchool !== undefined}>
          {tally && tally.present + tally.half}
        </GridCell>
      ))}
      <td colSpan={attendanceStates.length + 2} />
    </tr>
  );
  return (
    <PrintedPage head={head} title={title} note={note} size="small" isAcross>
      <Grid>
        <thead>
          <tr>
            <th scope="col">{words.roll}</th>
            <th scope="col">{labels.name}</th>
            {days.map(({ day, title: holiday }) => (
              <th key={day} scope="col" title={holiday}>
                <span aria-hidden="true">{numberOf(day)}</span>
                <VisuallyHidden>{dateLabel(day, locale)}</VisuallyHidden>
              </th>
            ))}
            {attendanceStates.map((state) => (
              <th key={state} scope="col">
                <span aria-hidden="true">{ATTENDANCE_LETTERS[state]}</span>
                <VisuallyHidden>{options.attendance[state]}</VisuallyHidden>
              </th>
            ))}
            <th scope="col">{labels.attendanceShare}</th>
            <th scope="col">{words.sessionPercent}</th>
          </tr>
        </thead>
        <PrintedRows
          rows={rows}
          line={lineOf}
          columns={days.length + attendanceStates.length + 4}
          sum={sumOfDays}
        >
          <Legend>
            {words.legend} {words.lowLegend(LEAST_ATTENDANCE)}
          </Legend>
          <Signatures signers={[labels.classTeacher, labels.principal]} />
        </PrintedRows>
      </Grid>
    </PrintedPage>
  );
}
