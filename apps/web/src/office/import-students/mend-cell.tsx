import type { ImportField } from '@school/domain';
import { Button, Field, Select, TextInput, useFocusNearBy, useUnsavedWork } from '@school/ui';
import { useRef, useState, type SyntheticEvent } from 'react';
import styled from 'styled-components';
import { optionsOf, useWords } from '../../messages/words';
import { useImportMessages } from './messages';
import { useChoices } from './use-choices';
import type { ImportRow } from './use-import';

/** Keeps the cell and its button on one line, also on a phone. */
const Line = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space.xs};
  max-inline-size: 30rem;

  > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
`;

interface MendProps {
  readonly row: ImportRow;
  /** Returns the refusal, or nothing when the row is planned again. */
  readonly onMend: (field: ImportField, text: string) => Promise<string | undefined>;
}

interface CellProps extends MendProps {
  readonly field: ImportField;
  /** The problem with the cell. */
  readonly reason?: string | undefined;
  readonly isWarning?: boolean;
}

/** A cell of a row with its problem, to be corrected: Enter saves it. A list also has the text that the file gave. */
export function MendCell({ row, field, reason, isWarning = false, onMend }: CellProps) {
  const words = useImportMessages();
  const { labels } = useWords();
  const choices = useChoices(field);
  const value = row.values[field];
  const isInList = (text: string) => choices?.some((choice) => choice.value === text) === true;
  const isUnderstood = isWarning || reason === undefined;
  // The wrong value may come from another cell, as a first name does from the full name.
  const textInFile = row.texts[field] ?? (reason === undefined ? undefined : value) ?? '';
  // A value of the list is chosen there, however the file writes it.
  const textBefore = isUnderstood && value !== undefined && isInList(value) ? value : textInFile;
  const [text, setText] = useState(textBefore);
  const [lastTextBefore, setLastTextBefore] = useState(textBefore);
  const [refusal, setRefusal] = useState<string>();
  const [sentText, setSentText] = useState<string>();
  // Shows the saved text as it was understood, or another desk's change, but never over text that is being typed.
  if (lastTextBefore !== textBefore) {
    setLastTextBefore(textBefore);
    if (text === lastTextBefore || text === sentText) setText(textBefore);
  }
  useUnsavedWork(text !== textBefore);
  // The form disappears once the problem is solved; the focus stays near its row.
  const form = useRef<HTMLFormElement>(null);
  useFocusNearBy(form);
  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    setSentText(text);
    setRefusal(await onMend(field, text));
  };
  return (
    <form ref={form} autoComplete="off" onSubmit={(event) => void save(event)}>
      <Field
        label={labels[field]}
        error={refusal ?? (isWarning ? undefined : reason)}
        warning={isWarning ? reason : undefined}
      >
        {(control) => (
          <Line>
            {choices ? (
              <Select
                {...control}
                options={
                  textBefore === '' || isInList(textBefore)
                    ? choices
                    : [{ value: textBefore, label: textBefore }, ...choices]
                }
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            ) : (
              <TextInput
                {...control}
                value={text}
                maxLength={1000}
                onChange={(event) => setText(event.target.value)}
              />
            )}
            <Button
              type="submit"
              variant="secondary"
              disabled={text === textBefore}
              aria-label={`${words.mendSave}, ${labels[field]}, ${labels.row} ${row.row}`}
            >
              {words.mendSave}
            </Button>
          </Line>
        )}
      </Field>
    </form>
  );
}

const More = styled.details`
  > summary {
    inline-size: fit-content;
    color: ${({ theme }) => theme.color.primary};
    cursor: pointer;
  }
`;

/** Corrects any other cell of a row. */
export function MendAnother({
  row,
  fields,
  onMend,
}: MendProps & { readonly fields: readonly ImportField[] }) {
  const words = useImportMessages();
  const { labels } = useWords();
  const [field, setField] = useState<ImportField>();
  return (
    <More>
      <summary aria-label={`${words.mend}, ${labels.row} ${row.row}`}>{words.mend}</summary>
      <Field label={words.cellToCorrect}>
        {(control) => (
          <Select
            {...control}
            options={optionsOf(fields, labels)}
            value={field ?? ''}
            onChange={({ target }) => setField(fields.find((one) => one === target.value))}
          />
        )}
      </Field>
      {field !== undefined && <MendCell key={field} row={row} field={field} onMend={onMend} />}
    </More>
  );
}
