import {
  attendanceStates,
  choiceLabel,
  staffDeeds,
  type Paise,
  type PaymentMode,
  type StaffFigures,
  type StaffLine,
  type Words,
} from '@school/domain';
import { countColumn, rupeesColumn, textColumn, type Sheet } from '../exports/sheet';

/** A line of the file: a person, or the total of all. */
type Line = StaffFigures & Partial<Pick<StaffLine, 'name' | 'role' | 'days'>>;

const amountOfMode = ({ money }: Line, mode: PaymentMode): Paise | undefined =>
  money.modes.find(({ key }) => key === mode)?.amount;

/** The work of the staff as a file: one line per person, a column for each mode of payment, the totals at the end (D69). */
export const staffReportSheet = (
  people: readonly StaffLine[],
  total: StaffFigures,
  { labels, options }: Words,
): Sheet<Line> => ({
  file: 'staff-report',
  columns: [
    textColumn(labels.name, ({ name }) => name ?? labels.total),
    textColumn(labels.role, ({ role }) => role && choiceLabel(options.role, role)),
    countColumn(labels.receiptCount, ({ receipts }) => receipts),
    ...total.money.modes.map(({ key }) =>
      rupeesColumn<Line>(choiceLabel(options.mode, key), (line) => amountOfMode(line, key)),
    ),
    rupeesColumn(labels.collected, ({ money }) => money.collected),
    countColumn(labels.voidCount, ({ voids }) => voids),
    rupeesColumn(labels.voided, ({ money }) => money.voided),
    countColumn(labels.refundCount, ({ refunds }) => refunds),
    rupeesColumn(labels.refunded, ({ money }) => money.refunded),
    rupeesColumn(labels.total, ({ money }) => money.total),
    ...staffDeeds.map((deed) =>
      countColumn<Line>(choiceLabel(options.staffDeed, deed), ({ deeds }) => deeds[deed]),
    ),
    ...attendanceStates.map((state) =>
      countColumn<Line>(choiceLabel(options.attendance, state), ({ days }) => days?.[state]),
    ),
  ],
  rows: [...people, total],
});
