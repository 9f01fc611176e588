import { formatRupees, monthLabel, monthName, sessionName, type FeeMonth } from '@school/domain';
import { ArrowRight, Check, ChevronLeft, ChevronRight, Circle, Contrast, Minus } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { IconButton } from '../../button/icon-button';
import { FieldGroup } from '../../field/field';
import { useSchoolMessages } from '../messages/school-messages';
import { useKitMessages } from '../../messages/kit-messages';
import type { OuterProps } from '../../theme/outer-props';
import { VisuallyHidden } from '../../visually-hidden/visually-hidden';
import { Line, Month, Months, Name, Open, Place, Radio, Session, State } from './month-row.styles';

const signs = { none: Minus, paid: Check, part: Contrast, due: Circle, 'to-come': ArrowRight };

type Way = 'earlier' | 'later' | undefined;
const ways: Readonly<Record<string, Way>> = {
  ArrowLeft: 'earlier',
  ArrowUp: 'earlier',
  ArrowRight: 'later',
  ArrowDown: 'later',
};

export interface MonthRowProps extends Omit<OuterProps, 'ref' | 'id'> {
  /** The question that the chosen month answers. */
  readonly label: ReactNode;
  /** The twelve months of one session. */
  readonly months: readonly FeeMonth[];
  /** The current month, as `yyyy-mm`. */
  readonly currentMonth: string;
  /** The chosen month, up to which will be paid, as `yyyy-mm`. */
  readonly value: string;
  /** Called with the chosen month, as `yyyy-mm`. */
  readonly onChange: (month: string) => void;
  /** Called to show the session before; without it the button is disabled. */
  readonly onEarlier?: (() => void) | undefined;
  /** Called to show the session after; without it the button is disabled. */
  readonly onLater?: (() => void) | undefined;
  /** The radio that takes the keyboard focus: the chosen month, or else the first that can be chosen. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
  /** The shortcut key that moves the focus here, told to screen readers. */
  readonly shortcut?: string | undefined;
}

/** Whether a month can be chosen. Paid months cannot, except the current month, which stands for everything that is due. */
const canBePicked = ({ month, state }: FeeMonth, currentMonth: string) =>
  month === currentMonth || (state !== 'none' && state !== 'paid');

/** The months of a session, each with its state (paid, part paid, due or to come). The user chooses the month to pay up to. */
export function MonthRow(props: MonthRowProps) {
  const { label, months, currentMonth, value, onChange, onEarlier, onLater, ref, shortcut, ...outer } = props;
  const { locale } = useKitMessages();
  const { months: words } = useSchoolMessages();
  const name = useId();
  const row = useRef<HTMLDivElement>(null);
  const wayTo = useRef<Way>(undefined);
  const pickable = months.filter((one) => canBePicked(one, currentMonth));
  const tabStopMonth = pickable.some(({ month }) => month === value) ? value : pickable[0]?.month;

  // An arrow key has moved on to another session: its nearest month is chosen as soon as it is shown.
  useLayoutEffect(() => {
    if (wayTo.current === undefined) return;
    const radios = [...(row.current?.querySelectorAll<HTMLInputElement>('input:enabled') ?? [])];
    const radio = radios.at(wayTo.current === 'later' ? 0 : -1);
    wayTo.current = undefined;
    radio?.focus();
    radio?.click();
  }, [months]);

  // The browser would jump to the other end of the row, a year away.
  const goOn = (event: KeyboardEvent<HTMLDivElement>) => {
    const way = ways[event.key];
    const end = pickable.at(way === 'later' ? -1 : 0);
    if (way === undefined || (event.target as HTMLInputElement).value !== end?.month) return;
    event.preventDefault();
    const go = way === 'later' ? onLater : onEarlier;
    if (go === undefined) return;
    wayTo.current = way;
    go();
  };

  return (
    <FieldGroup
      {...outer}
      role="radiogroup"
      label={
        <>
          {label} <Session>{sessionName(months[0]?.month ?? currentMonth)}</Session>
        </>
      }
    >
      {() => (
        <Place>
          <Line>
            <IconButton
              label={words.earlier}
              icon={<ChevronLeft aria-hidden="true" />}
              aria-disabled={onEarlier === undefined}
              onClick={onEarlier}
            />
            <Months ref={row} onKeyDown={goOn}>
              {months.map((one) => {
                const { month, state, open: openAmount } = one;
                const Sign = signs[state];
                const disabled = !canBePicked(one, currentMonth);
                return (
                  <Month key={month} $covered={month <= value && openAmount > 0} $disabled={disabled}>
                    <Radio
                      ref={month === tabStopMonth ? ref : undefined}
                      type="radio"
                      name={name}
                      value={month}
                      checked={month === value}
                      disabled={disabled}
                      aria-keyshortcuts={shortcut}
                      onChange={() => onChange(month)}
                    />
                    <Name $current={month === currentMonth}>
                      <span aria-hidden="true">{monthName(month, locale)}</span>
                      <VisuallyHidden>{monthLabel(month, locale)}</VisuallyHidden>
                    </Name>
                    <State $state={state}>
                      <Sign aria-hidden="true" />
                      {words.states[state]}
                    </State>
                    <Open>{openAmount > 0 && formatRupees(openAmount)}</Open>
                  </Month>
                );
              })}
            </Months>
            <IconButton
              label={words.later}
              icon={<ChevronRight aria-hidden="true" />}
              aria-disabled={onLater === undefined}
              onClick={onLater}
            />
          </Line>
        </Place>
      )}
    </FieldGroup>
  );
}
