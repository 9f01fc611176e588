import { MOST_ROWS, scholarColumns } from '@school/domain';
import {
  Button,
  DateField,
  FormCell,
  FormCells,
  FormRow,
  FormSection,
  IconButton,
  Row,
  TextField,
} from '@school/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useForm, useFormState } from 'react-final-form';
import styled from 'styled-components';
import { useWords } from '../../messages/words';
import { focusOnMount } from '../../screen/focus-on-mount';
import { useCertificatesMessages } from './messages';

type Column = (typeof scholarColumns)[number];
type FilledRow = Readonly<Partial<Record<Column, string>>>;

const dates: readonly Column[] = ['admittedOn', 'promotedOn', 'removedOn'];
const longest: Readonly<Partial<Record<Column, number>>> = { class: 20, session: 20, cause: 80 };

const OneRow = styled.fieldset`
  margin: 0;
  padding: 0 0 ${({ theme }) => theme.space.m};
  border: 0;
  border-block-end: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};

  legend {
    padding: 0 0 ${({ theme }) => theme.space.xs};
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }
`;

interface RowOfClassProps {
  readonly at: number;
  readonly isAdded: boolean;
  readonly onRemove: () => void;
}

function RowOfClass({ at, isAdded, onRemove }: RowOfClassProps) {
  const words = useCertificatesMessages();
  const { rows: labels } = useWords().certificate;
  return (
    <OneRow>
      <legend>{words.row(at + 1)}</legend>
      <FormCells>
        {scholarColumns.map((column) => {
          const common = { name: `rows.${at}.${column}`, label: labels[column] };
          return (
            <FormCell key={column} size={dates.includes(column) ? 'date' : 's'}>
              {dates.includes(column) ? (
                <DateField {...common} />
              ) : (
                <TextField
                  {...common}
                  ref={isAdded && column === 'class' ? focusOnMount : undefined}
                  required={column === 'class'}
                  maxLength={longest[column] ?? 40}
                />
              )}
            </FormCell>
          );
        })}
        <Row>
          <IconButton
            label={words.removeRow(at + 1)}
            icon={<Trash2 aria-hidden="true" />}
            onClick={onRemove}
          />
        </Row>
      </FormCells>
    </OneRow>
  );
}

/** The rows of the scholar's register, one per class; they can be added and removed (D65). */
export function ScholarRows({ id }: { readonly id: string }) {
  const words = useCertificatesMessages();
  const form = useForm();
  const { values } = useFormState<{ readonly rows?: readonly FilledRow[] }>({
    subscription: { values: true },
  });
  const addButton = useRef<HTMLButtonElement>(null);
  /** The row added last: it appears above the button, and may push it out of the window. */
  const [added, setAdded] = useState<number>();
  const rows = values.rows ?? [];
  const change = (next: readonly FilledRow[]) => form.change('rows', next);
  const remove = (at: number) => {
    change(rows.filter((_, other) => other !== at));
    setAdded(undefined);
    addButton.current?.focus();
  };
  return (
    <FormSection title={words.rows} id={id} fitted>
      {rows.map((_, at) => (
        // Rows have no key of their own.
        <FormRow key={at}>
          <RowOfClass at={at} isAdded={at === added} onRemove={() => remove(at)} />
        </FormRow>
      ))}
      <FormRow>
        <Button
          ref={addButton}
          variant="secondary"
          icon={<Plus aria-hidden="true" />}
          disabled={rows.length >= MOST_ROWS}
          onClick={() => {
            change([...rows, {}]);
            setAdded(rows.length);
          }}
        >
          {words.addRow}
        </Button>
      </FormRow>
    </FormSection>
  );
}
