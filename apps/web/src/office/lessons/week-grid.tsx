import {
  clockRangeLabel,
  roomLabel,
  schoolDate,
  schoolWeekdayOf,
  schoolWeekdays,
  type Period,
  type SchoolWeekday,
  type Lesson,
} from '@school/domain';
import { useMediaQuery, VisuallyHidden } from '@school/ui';
import { Plus } from 'lucide-react';
import { Choice } from '../form/choice';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTheme } from 'styled-components';
import { optionsOf, useWords } from '../../messages/words';
import { latinKey } from '../../screen/latin-key';
import { useLessonsMessages } from './messages';
import { BreakRow, CellButton, Given, Week } from './week-grid.styles';

/** A period of a day of the week. */
export interface Slot {
  readonly weekday: SchoolWeekday;
  readonly period: number;
}

/** The parts of a lesson that a cell shows. */
export type ShownLesson = Pick<Lesson, 'id' | 'period' | 'subject' | 'teacherName' | 'room' | 'combined'> & {
  readonly weekday: string;
};

/** The actions of an administrator on a cell. */
export interface CellActions<Shown extends ShownLesson = Lesson> {
  readonly open: (slot: Slot, lesson: Shown | undefined) => void;
  readonly copy: (lesson: Shown) => void;
  readonly paste: (slot: Slot) => void;
}

export interface WeekGridProps<Shown extends ShownLesson> {
  readonly label: string;
  readonly periods: readonly Period[];
  readonly lessons: readonly Shown[];
  /** The text below the subject: the teacher in a section's week, the section in a teacher's. */
  readonly secondLine: (lesson: Shown) => string | undefined;
  /** On paper all days are side by side, whatever the width of the window. */
  readonly isPaper?: boolean | undefined;
  /** For users who may change the week; the arrow keys then move from cell to cell. */
  readonly actions?: CellActions<Shown> | undefined;
}

/** The number of cells that an arrow key moves, for a given row width. */
const stepsOf = (width: number): Readonly<Record<string, number>> => ({
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -width,
  ArrowDown: width,
});

/** The day that a narrow window shows first: today, or Monday on a Sunday. */
const today = () => schoolWeekdayOf(schoolDate(new Date())) ?? schoolWeekdays[0];

/** A week of lessons: one row per period, one column per day; a narrow window shows one day, chosen above. */
export function WeekGrid<Shown extends ShownLesson>({
  label,
  periods,
  lessons,
  secondLine,
  actions,
  isPaper = false,
}: WeekGridProps<Shown>) {
  const words = useLessonsMessages();
  const schoolWords = useWords();
  const { options, labels, locale } = schoolWords;
  const grid = useRef<HTMLTableElement>(null);
  const { breakpoint } = useTheme();
  const isNarrow = useMediaQuery(`(max-width: ${breakpoint.phone})`) && !isPaper;
  const [chosen, setChosen] = useState(today);
  const shownWeekdays = isNarrow ? [chosen] : schoolWeekdays;
  const moveFocus = (event: KeyboardEvent) => {
    const step = stepsOf(shownWeekdays.length)[event.key];
    const cells = [...(grid.current?.querySelectorAll<HTMLButtonElement>('button[data-first]') ?? [])];
    const focusedIndex = cells.findIndex((cell) => cell.closest('td')?.contains(document.activeElement));
    if (step === undefined || focusedIndex < 0) return;
    event.preventDefault();
    cells[focusedIndex + step]?.focus();
  };
  const lessonContent = (lesson: Shown) => (
    <Given>
      <strong>{lesson.subject}</strong>
      {[secondLine(lesson), roomLabel(lesson.room, schoolWords), lesson.combined]
        .filter((part) => part !== undefined)
        .map((part) => (
          <span key={part}>{part}</span>
        ))}
    </Given>
  );
  const cellOf = (slot: Slot) => {
    const { weekday, period } = slot;
    const lessonsOfSlot = lessons.filter((one) => one.weekday === weekday && one.period === period);
    const day = options.weekday[weekday];
    if (!actions) return lessonsOfSlot.map((lesson) => <div key={lesson.id}>{lessonContent(lesson)}</div>);
    const onKey = (event: KeyboardEvent, lesson?: Shown) => {
      if (!event.ctrlKey && !event.metaKey) return;
      const key = latinKey(event);
      if (key === 'c' && lesson) actions.copy(lesson);
      if (key === 'v') actions.paste(slot);
    };
    // The first button keeps its key whatever the cell contains, so that the focus returns to it.
    if (lessonsOfSlot.length === 0)
      return [
        <CellButton
          key="first"
          type="button"
          data-first
          aria-label={words.put(period, day)}
          onKeyDown={(event) => onKey(event)}
          onClick={() => actions.open(slot, undefined)}
        >
          <Plus aria-hidden="true" />
        </CellButton>,
      ];
    return lessonsOfSlot.map((lesson, index) => (
      <CellButton
        key={index === 0 ? 'first' : lesson.id}
        type="button"
        data-first={index === 0 ? true : undefined}
        onKeyDown={(event) => onKey(event, lesson)}
        onClick={() => actions.open(slot, lesson)}
      >
        <VisuallyHidden>{words.change(period, day)} </VisuallyHidden>
        {lessonContent(lesson)}
      </CellButton>
    ));
  };
  const numberedPeriods = periods.map((period, index) => ({
    ...period,
    number: periods.slice(0, index + 1).filter(({ isBreak }) => !isBreak).length,
  }));
  return (
    <>
      {isNarrow && (
        <Choice
          label={labels.weekday}
          value={chosen}
          options={optionsOf(schoolWeekdays, options.weekday)}
          onChange={(day) => setChosen(schoolWeekdays.find((one) => one === day) ?? chosen)}
        />
      )}
      <Week ref={grid} aria-label={label} onKeyDown={moveFocus}>
        <thead>
          <tr>
            <th scope="col">{labels.period}</th>
            {shownWeekdays.map((weekday) => (
              <th key={weekday} scope="col">
                {options.weekday[weekday]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numberedPeriods.map(({ from, to, isBreak, number }) =>
            isBreak ? (
              <BreakRow key={from}>
                <th scope="row">
                  {words.break}
                  <small>{clockRangeLabel(from, to, locale)}</small>
                </th>
                <td colSpan={shownWeekdays.length} />
              </BreakRow>
            ) : (
              <tr key={from}>
                <th scope="row">
                  {words.period(number)}
                  <small>{clockRangeLabel(from, to, locale)}</small>
                </th>
                {shownWeekdays.map((weekday) => (
                  <td key={weekday}>{cellOf({ weekday, period: number })}</td>
                ))}
              </tr>
            ),
          )}
        </tbody>
      </Week>
    </>
  );
}
