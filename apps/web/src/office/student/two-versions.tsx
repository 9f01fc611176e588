import { Alert, RadioGroup, Stack } from '@school/ui';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-final-form';
import { useWords } from '../../messages/words';
import { useStudentsMessages } from './messages';
import { catalogueKeyOf } from './student-form-values';
import { Thumbnail } from './thumbnail';
import type { Version } from './use-student-edit';

export interface TwoVersionsProps {
  readonly versions: readonly Version[];
  readonly onTake: (name: string, taken: 'mine' | 'theirs') => void;
}

const isPicture = (key: string) => key.endsWith('Ref');

/** Returns a function that words the value of a field. */
function useShownValue() {
  const students = useStudentsMessages();
  const { options } = useWords();
  const names: Readonly<Record<string, Readonly<Record<string, string>>>> = options;
  return (key: string, value: unknown) => {
    const text = String(value);
    if (text === '') return students.emptyVersion;
    return isPicture(key) ? students.pictureVersion : (names[key]?.[text] ?? text);
  };
}

/** The fields that two desks have changed at once, with both versions to choose from, so that no work is undone unseen. */
export function TwoVersions({ versions, onTake }: TwoVersionsProps) {
  const students = useStudentsMessages();
  const { labels } = useWords();
  const form = useForm<Record<string, unknown>>();
  const shownValue = useShownValue();
  const versionsBox = useRef<HTMLDivElement>(null);
  const fields = versions.map(({ name }) => name).join();
  useEffect(() => {
    if (fields !== '') versionsBox.current?.focus();
  }, [fields]);
  if (versions.length === 0) return undefined;
  return (
    <div ref={versionsBox} tabIndex={-1}>
      <Alert tone="warning" title={students.twoVersions}>
        <Stack>
          {students.twoVersionsText}
          {versions.map(({ name, mine, theirs, taken }) => {
            const key = catalogueKeyOf(name);
            const versionLabel = (value: unknown, words: string) => (
              <>
                {isPicture(key) && value !== '' && <Thumbnail id={String(value)} alt="" size="l" />}
                {words}
              </>
            );
            return (
              // The first problem of the form is the choice, not the field below, which says only that one is to be made.
              <div key={name} data-invalid={taken === undefined}>
                <RadioGroup
                  name={`version-${name}`}
                  label={labels[key]}
                  required
                  options={[
                    { value: 'mine', label: versionLabel(mine, students.myVersion(shownValue(key, mine))) },
                    {
                      value: 'theirs',
                      label: versionLabel(theirs, students.theirVersion(shownValue(key, theirs))),
                    },
                  ]}
                  value={taken ?? ''}
                  onChange={(choice) => {
                    const version = choice === 'mine' ? 'mine' : 'theirs';
                    form.change(name, version === 'mine' ? mine : theirs);
                    onTake(name, version);
                  }}
                />
              </div>
            );
          })}
        </Stack>
      </Alert>
    </div>
  );
}
