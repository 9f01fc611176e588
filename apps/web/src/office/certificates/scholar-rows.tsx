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
  readonly index: number;
  readonly isAdded: boolean;
  readonly onRemove: () => void;
}

function RowOfClass({ index, isAdded, onRemove }: RowOfClassProps) {
  const words = useCertificatesMessages();
  const { rows: labels } = useWords().certificate;
  return (
    <OneRow>
      <legend>{words.row(index + 1)}</legend>
      <FormCells>
        {scholarColumns.map((column) => {
          const common = { name: `rows.${index}.${column}`, label: labels[column] };
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
            label={words.removeRow(index + 1)}
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
  const [addedIndex, setAddedIndex] = useState<number>();
  const rows = values.rows ?? [];
  const change = (next: readonly FilledRow[]) => form.change('rows', next);
  const remove = (index: number) => {
    change(rows.filter((_, otherIndex) => otherIndex !== index));
    setAddedIndex(undefined);
    addButton.current?.focus();
  };
  return (
    <FormSection title={words.rows} id={id} fitted>
      {rows.map((_, index) => (
        // Rows have no key of their own.
        <FormRow key={index}>
          <RowOfClass index={index} isAdded={index === addedIndex} onRemove={() => remove(index)} />
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
            setAddedIndex(rows.length);
          }}
        >
          {words.addRow}
        </Button>
      </FormRow>
    </FormSection>
  );
}
