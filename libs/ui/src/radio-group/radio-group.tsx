import type { FocusEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { FieldGroup, type FieldGroupProps } from '../field/field';
import { tickLook } from '../field/field.styles';
import { useOwnValue } from '../form/use-own-value';
import type { Option } from '../select/select';

/** An answer; what is read may have a picture beside it. */
type Choosable = Omit<Option, 'label'> & { readonly label: ReactNode };

export interface RadioGroupProps extends Omit<FieldGroupProps, 'role' | 'children'> {
  /** Binds the radios together; one for each group on a page. */
  readonly name: string;
  /** The answers, in the order of reading. */
  readonly options: readonly Choosable[];
  /** The answer, where the page leads. */
  readonly value?: string | undefined;
  /** The answer at first, where the part remembers by itself. */
  readonly defaultValue?: string | undefined;
  /** Hears the answer. */
  readonly onChange?: ((value: string) => void) | undefined;
  /** Hears that the focus left one of them. */
  readonly onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  /** Hears that the focus came to one of them. */
  readonly onFocus?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  /**
   * None can be chosen.
   * @default false
   */
  readonly disabled?: boolean | undefined;
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `${theme.space.xxs} ${theme.space.l}`};
  min-block-size: ${({ theme }) => theme.size.control};
  align-items: center;
`;

const Choice = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  min-block-size: ${({ theme }) => theme.size.target};
  min-inline-size: 0;
  cursor: pointer;

  &:has(:disabled) {
    color: ${({ theme }) => theme.color.inkMuted};
    cursor: not-allowed;
  }
`;

const Radio = styled.input`
  ${tickLook}
  border-radius: ${({ theme }) => theme.radius.round};

  &::before {
    content: '';
    inline-size: ${({ theme }) => theme.space.xs};
    block-size: ${({ theme }) => theme.space.xs};
    border-radius: ${({ theme }) => theme.radius.round};
  }

  &:checked {
    border: ${({ theme }) => theme.border.thick} solid ${({ theme }) => theme.color.primary};
  }

  &:checked::before {
    background: ${({ theme }) => theme.color.primary};
  }

  &:disabled:checked {
    border-color: ${({ theme }) => theme.color.edge};
  }

  &:disabled:checked::before {
    background: ${({ theme }) => theme.color.edge};
  }
`;

/** One of a few options that are all seen at once, with question, hint and error of its own. */
export function RadioGroup(props: RadioGroupProps) {
  const {
    name,
    options,
    value: led,
    defaultValue = '',
    onChange,
    onBlur,
    onFocus,
    disabled,
    ...field
  } = props;
  const [value, change] = useOwnValue(led, defaultValue, onChange);
  return (
    <FieldGroup {...field} role="radiogroup">
      {() => (
        <Choices>
          {options.map((option) => (
            <Choice key={option.value}>
              <Radio
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={disabled}
                onChange={() => change(option.value)}
                onBlur={onBlur}
                onFocus={onFocus}
              />
              {option.label}
            </Choice>
          ))}
        </Choices>
      )}
    </FieldGroup>
  );
}
