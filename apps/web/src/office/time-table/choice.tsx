import { Field, Select, type Option } from '@school/ui';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';

const Narrow = styled.div`
  max-inline-size: ${({ theme }) => theme.size.column};
`;

/** One choice of a screen that stands in its address: a reload and the way back find it again. */
export function useChoice(name: string): readonly [string, (value: string) => void] {
  const [address, setAddress] = useSearchParams();
  const choose = (value: string) =>
    setAddress(
      (before) => {
        before.set(name, value);
        return before;
      },
      { replace: true },
    );
  return [address.get(name) ?? '', choose];
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly placeholder?: string | undefined;
  readonly onChange: (value: string) => void;
}

/** What a screen shows is chosen above it. */
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
