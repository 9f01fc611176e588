import { schoolClasses, type SchoolClass } from '@school/domain';
import { Checkbox, errorOf, FieldGroup } from '@school/ui';
import { useField } from 'react-final-form';
import styled from 'styled-components';
import { useWords } from '../../messages/words';

const Classes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${({ theme }) => theme.space.xxxl}, 1fr));
  gap: ${({ theme }) => `${theme.space.xxs} ${theme.space.m}`};
`;

const isSame = (one: readonly SchoolClass[] = [], other: readonly SchoolClass[] = []) =>
  one.toSorted().join() === other.toSorted().join();

export interface ClassesFieldProps {
  readonly hint?: string | undefined;
  readonly required?: boolean | undefined;
}

/** A field for any number of classes, stored as `classes` in the surrounding form. */
export function ClassesField({ hint, required }: ClassesFieldProps) {
  const { labels, options } = useWords();
  const { input, meta } = useField<readonly SchoolClass[] | undefined>('classes', { isEqual: isSame });
  const chosen: readonly SchoolClass[] = Array.isArray(input.value) ? input.value : [];
  return (
    <FieldGroup label={labels.classes} hint={hint} required={required} error={errorOf(meta)}>
      {() => (
        <Classes>
          {schoolClasses.map((schoolClass) => (
            <Checkbox
              key={schoolClass}
              label={options.class[schoolClass]}
              checked={chosen.includes(schoolClass)}
              onChange={(checked) => {
                input.onChange(
                  checked ? [...chosen, schoolClass] : chosen.filter((other) => other !== schoolClass),
                );
                input.onBlur();
              }}
            />
          ))}
        </Classes>
      )}
    </FieldGroup>
  );
}
