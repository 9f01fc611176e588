import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useOwnValue } from '../form/use-own-value';
import { useKitMessages } from '../messages/kit-messages';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { Frame, Input, Note, Option, Options, Popup, Waiting } from './combo-box.styles';

/** One of the matches that are offered under the box. */
export interface ComboBoxOption {
  /** Tells the options apart; given to `onPick`. */
  readonly key: string;
  /** What stands in the list. */
  readonly content: ReactNode;
}

export interface ComboBoxProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange'
> {
  /** What is typed, where the page leads. */
  readonly value?: string | undefined;
  /**
   * What is typed at first, where the part remembers by itself.
   * @default ''
   */
  readonly defaultValue?: string | undefined;
  /** Hears every change of what is typed. */
  readonly onChange?: ((value: string) => void) | undefined;
  /** Undefined while nothing was looked for. */
  readonly options: readonly ComboBoxOption[] | undefined;
  /** What the options are, for who cannot see them. */
  readonly listLabel: string;
  /** Hears the key of the match that was picked. */
  readonly onPick: (key: string) => void;
  /**
   * Matches are on their way.
   * @default false
   */
  readonly loading?: boolean | undefined;
  /** Instead of options: that there are none, or that none could be fetched. */
  readonly note?: string | undefined;
  /** The option that is marked when the options come; the first one after an Enter that left several to choose from. */
  readonly startAt?: 'first' | undefined;
}

/** A box that takes any text and offers matches under it; who goes on without one sends the text itself. */
export function ComboBox(props: ComboBoxProps) {
  const {
    value: led,
    defaultValue = '',
    onChange,
    options,
    listLabel,
    onPick,
    loading,
    note,
    startAt,
    onKeyDown,
    onBlur,
    ...rest
  } = props;
  const messages = useKitMessages();
  const [value, change] = useOwnValue(led, defaultValue, onChange);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState<string>();
  const [startedAt, setStartedAt] = useState(startAt);
  if (startAt !== startedAt) {
    setStartedAt(startAt);
    // Who has to choose sees from what, also where the text was there before anything was typed.
    if (startAt === 'first') setOpen(true);
  }
  const list = useRef<HTMLUListElement>(null);
  // A note stands in place of the options.
  const shown = note === undefined ? (options ?? []) : [];
  const at = shown.findIndex(
    ({ key }) => key === (marked ?? (startAt === 'first' ? shown[0]?.key : undefined)),
  );
  const current = shown[at];
  const hasMore = shown.length > 0 || loading === true || note !== undefined;
  const isExpanded = isOpen && hasMore;
  const isListed = isExpanded && shown.length > 0;
  const optionId = (key: string) => `${id}-${key}`;

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  const mark = (index: number) => setMarked(shown[(index + shown.length) % shown.length]?.key);
  const close = () => {
    setOpen(false);
    setMarked(undefined);
  };
  const pick = (key: string) => {
    close();
    onPick(key);
  };

  const act = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const isMove = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (isMove && shown.length > 0) {
      event.preventDefault();
      setOpen(true);
      if (event.key === 'ArrowDown') mark(isExpanded ? at + 1 : 0);
      else mark(at <= 0 ? shown.length - 1 : at - 1);
    } else if (event.key === 'Escape' && isExpanded) {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter' && isExpanded && current !== undefined) {
      event.preventDefault();
      pick(current.key);
    }
  };

  return (
    <Frame>
      <Input
        autoComplete="off"
        spellCheck={false}
        {...rest}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={isListed ? `${id}-list` : undefined}
        aria-activedescendant={isExpanded && current !== undefined ? optionId(current.key) : undefined}
        value={value}
        onChange={(event) => {
          setOpen(true);
          setMarked(undefined);
          change(event.target.value);
        }}
        onKeyDown={(event) => {
          act(event);
          onKeyDown?.(event);
        }}
        onBlur={(event) => {
          close();
          onBlur?.(event);
        }}
      />
      <VisuallyHidden role="status">
        {isExpanded && loading !== true ? (note ?? messages.matches(shown.length)) : ''}
      </VisuallyHidden>
      {isExpanded && (
        <Popup
          onMouseDown={(event) => {
            // The cursor stays in the box, whatever is pressed with the mouse.
            event.preventDefault();
            // It lies over what comes next on the page, and has nothing to pick.
            if (shown.length === 0) close();
          }}
        >
          {note !== undefined && <Note aria-hidden="true">{note}</Note>}
          {note === undefined && shown.length === 0 && <Waiting>{messages.loading}</Waiting>}
          {shown.length > 0 && (
            <Options ref={list} id={`${id}-list`} role="listbox" aria-label={listLabel}>
              {shown.map(({ key, content }) => (
                <Option
                  key={key}
                  id={optionId(key)}
                  role="option"
                  aria-selected={key === current?.key}
                  onClick={() => pick(key)}
                >
                  {content}
                </Option>
              ))}
            </Options>
          )}
        </Popup>
      )}
    </Frame>
  );
}
