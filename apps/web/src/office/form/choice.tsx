import { Field, Select, type Option } from '@school/ui';
import styled from 'styled-components';

const Narrow = styled.div`
  /* As wide as its longest answer, where there is room: two names may begin alike. */
  inline-size: fit-content;
  min-inline-size: min(${({ theme }) => theme.size.column}, 100%);
  max-inline-size: min(${({ theme }) => theme.size.dialog}, 100%);
`;

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly placeholder?: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A choice above a screen of what the screen shows. */
export const Choice = ({ label, value, options, placeholder, onChange }: ChoiceProps) => (
  <Narrow>
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={value}
          options={options}
          placeholder={placeholder}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  </Narrow>
);
