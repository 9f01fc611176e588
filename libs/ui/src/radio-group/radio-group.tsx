import type { FocusEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { FieldGroup, type FieldGroupProps } from '../field/field';
import { tickLook } from '../field/field.styles';
import { useOwnValue } from '../form/use-own-value';
import type { Option } from '../select/select';

/** An answer; its label may contain a picture. */
type Choosable = Omit<Option, 'label'> & { readonly label: ReactNode };

export interface RadioGroupProps extends Omit<FieldGroupProps, 'role' | 'children'> {
  /** The name that groups the radios; unique on the page. */
  readonly name: string;
  /** The answers, in reading order. */
  readonly options: readonly Choosable[];
  /** The chosen answer, when the page controls it. */
  readonly value?: string | undefined;
  /** The initial answer, when the group keeps its own. */
  readonly defaultValue?: string | undefined;
  /** Called with the chosen answer. */
  readonly onChange?: ((value: string) => void) | undefined;
  /** Called when the focus leaves one of the radios. */
  readonly onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  /** Called when the focus enters one of the radios. */
  readonly onFocus?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  /**
   * No answer can be chosen.
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

/** A choice of one of a few options that are all visible, with its own question, hint and error. */
export function RadioGroup(props: RadioGroupProps) {
  const {
    name,
    options,
    value: controlledValue,
    defaultValue = '',
    onChange,
    onBlur,
    onFocus,
    disabled,
    ...field
  } = props;
  const [value, change] = useOwnValue(controlledValue, defaultValue, onChange);
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
