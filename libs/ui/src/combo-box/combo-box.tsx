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

/** One of the matches offered under the box. */
export interface ComboBoxOption {
  /** A unique key for each option, passed to `onPick`. */
  readonly key: string;
  /** The content of the option in the list. */
  readonly content: ReactNode;
}

export interface ComboBoxProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange'
> {
  /** The typed text, when the page controls it. */
  readonly value?: string | undefined;
  /**
   * The initial text, when the box keeps its own value.
   * @default ''
   */
  readonly defaultValue?: string | undefined;
  /** Called with the text after every change. */
  readonly onChange?: ((value: string) => void) | undefined;
  /** The matches to offer; undefined while nothing has been searched for. */
  readonly options: readonly ComboBoxOption[] | undefined;
  /** A name for the list of options, for screen readers. */
  readonly listLabel: string;
  /** Called with the key of the chosen match. */
  readonly onPick: (key: string) => void;
  /**
   * Matches are being loaded.
   * @default false
   */
  readonly loading?: boolean | undefined;
  /** A note in place of the options: that there are none, or that they could not be loaded. */
  readonly note?: string | undefined;
  /** The option marked when the list appears: `first` after an Enter that left several matches. */
  readonly startAt?: 'first' | undefined;
}

/** A text box that offers matches below it; without a choice, Enter submits the text itself. */
export function ComboBox(props: ComboBoxProps) {
  const {
    value: controlledValue,
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
  const [value, change] = useOwnValue(controlledValue, defaultValue, onChange);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [markedKey, setMarkedKey] = useState<string>();
  const [startedAt, setStartedAt] = useState(startAt);
  if (startAt !== startedAt) {
    setStartedAt(startAt);
    // When a choice is needed the list opens, even if the text was there before anything was typed.
    if (startAt === 'first') setOpen(true);
  }
  const list = useRef<HTMLUListElement>(null);
  // A note replaces the options.
  const shownOptions = note === undefined ? (options ?? []) : [];
  const markedIndex = shownOptions.findIndex(
    ({ key }) => key === (markedKey ?? (startAt === 'first' ? shownOptions[0]?.key : undefined)),
  );
  const markedOption = shownOptions[markedIndex];
  const hasMore = shownOptions.length > 0 || loading === true || note !== undefined;
  const isExpanded = isOpen && hasMore;
  const isListed = isExpanded && shownOptions.length > 0;
  const optionId = (key: string) => `${id}-${key}`;

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [markedIndex]);

  const mark = (index: number) =>
    setMarkedKey(shownOptions[(index + shownOptions.length) % shownOptions.length]?.key);
  const close = () => {
    setOpen(false);
    setMarkedKey(undefined);
  };
  const pick = (key: string) => {
    close();
    onPick(key);
  };

  const moveOrPick = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const isMove = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (isMove && shownOptions.length > 0) {
      event.preventDefault();
      setOpen(true);
      if (event.key === 'ArrowDown') mark(isExpanded ? markedIndex + 1 : 0);
      else mark(markedIndex <= 0 ? shownOptions.length - 1 : markedIndex - 1);
    } else if (event.key === 'Escape' && isExpanded) {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter' && isExpanded && markedOption !== undefined) {
      event.preventDefault();
      pick(markedOption.key);
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
        aria-activedescendant={
          isExpanded && markedOption !== undefined ? optionId(markedOption.key) : undefined
        }
        value={value}
        onChange={(event) => {
          setOpen(true);
          setMarkedKey(undefined);
          change(event.target.value);
        }}
        onKeyDown={(event) => {
          moveOrPick(event);
          onKeyDown?.(event);
        }}
        onBlur={(event) => {
          close();
          onBlur?.(event);
        }}
      />
      <VisuallyHidden role="status">
        {isExpanded && loading !== true ? (note ?? messages.matches(shownOptions.length)) : ''}
      </VisuallyHidden>
      {isExpanded && (
        <Popup
          onMouseDown={(event) => {
            // A mouse press in the popup leaves the cursor in the box.
            event.preventDefault();
            // A note covers the page below it and offers nothing to choose, so a press closes it.
            if (shownOptions.length === 0) close();
          }}
        >
          {note !== undefined && <Note aria-hidden="true">{note}</Note>}
          {note === undefined && shownOptions.length === 0 && <Waiting>{messages.loading}</Waiting>}
          {shownOptions.length > 0 && (
            <Options ref={list} id={`${id}-list`} role="listbox" aria-label={listLabel}>
              {shownOptions.map(({ key, content }) => (
                <Option
                  key={key}
                  id={optionId(key)}
                  role="option"
                  aria-selected={key === markedOption?.key}
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
