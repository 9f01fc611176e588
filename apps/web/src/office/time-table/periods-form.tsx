import { schoolDayPlanSchema, sentenceOf, fieldOf, type Period, type SchoolCode } from '@school/domain';
import { Button, Checkbox, Field, IconButton, Row, Stack, Text, TextInput, useUnsavedWork } from '@school/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../../messages/words';
import { focusOnMount } from '../../screen/focus-on-mount';
import { useEdited } from '../form/use-edited';
import { useOutcomeToast } from '../form/use-outcome-toast';
import { useTimeTableMessages } from './messages';
import { useChangePeriods } from './use-time-table';

const Part = styled.li`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr)) auto auto;
  gap: ${({ theme }) => theme.space.s};
  align-items: end;
  max-inline-size: ${({ theme }) => theme.size.dialog};

  /* Aligns the box and the button with the time fields, which end with the space before their error. */
  > :nth-child(n + 3) {
    display: flex;
    align-items: center;
    block-size: ${({ theme }) => theme.size.control};
    margin-block-end: ${({ theme }) => theme.space.xxs};
  }
`;

interface PeriodsFormProps {
  readonly branch: SchoolCode;
  readonly revision: number;
  readonly stored: readonly Period[];
}

const fieldAt = (index: number, end: 'from' | 'to') => `periods.${String(index)}.${end}`;

/** The parts of the day, each with its times; an error shows at its time. */
export function PeriodsForm({ branch, revision, stored }: PeriodsFormProps) {
  const words = useTimeTableMessages();
  const schoolWords = useWords();
  const showOutcome = useOutcomeToast();
  const change = useChangePeriods();
  const { value: parts, isEdited, edit, save } = useEdited(stored, revision);
  const [isTried, setTried] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  /** The time field of the period added last, still empty: it appears above the button. */
  const [addedField, setAddedField] = useState<string>();
  useUnsavedWork(isEdited);
  const parsed = schoolDayPlanSchema.safeParse({ branch, revision, periods: [...parts] });
  const errorAt = (field: string) => {
    if (!isTried || parsed.success) return undefined;
    const issue = parsed.error.issues.find((one) => fieldOf(one) === field);
    return issue && sentenceOf(schoolWords, field, issue.message);
  };
  const set = (index: number, part: Partial<Period>) =>
    edit(parts.map((period, otherIndex) => (otherIndex === index ? { ...period, ...part } : period)));
  const add = () => {
    const from = parts.at(-1)?.to ?? '';
    edit([...parts, { from, to: '', isBreak: false }]);
    setAddedField(fieldAt(parts.length, from === '' ? 'from' : 'to'));
  };
  const send = async () => {
    setTried(true);
    if (!parsed.success) return;
    const sent = save((_, pinnedRevision) => change.send({ ...parsed.data, revision: pinnedRevision }));
    const { ok } = await showOutcome(sent, words.periodsSaved);
    if (ok) setTried(false);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      aria-label={words.periods}
    >
      <Stack>
        <Text tone="muted">{words.periodsText}</Text>
        <Stack as="ol" gap="s">
          {parts.map((part, index) => (
            <Part key={index} aria-label={words.part(index + 1)}>
              {(['from', 'to'] as const).map((end) => (
                <Field key={end} label={words[end]} error={errorAt(fieldAt(index, end))}>
                  {(control) => (
                    <TextInput
                      {...control}
                      ref={fieldAt(index, end) === addedField ? focusOnMount : undefined}
                      autoComplete="off"
                      placeholder="08:00"
                      value={part[end]}
                      onChange={(event) => set(index, { [end]: event.currentTarget.value })}
                    />
                  )}
                </Field>
              ))}
              <Checkbox
                label={words.isBreak}
                checked={part.isBreak}
                onChange={(isBreak) => set(index, { isBreak })}
              />
              <IconButton
                label={words.removePeriod(index + 1)}
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => {
                  edit(parts.filter((_, otherIndex) => otherIndex !== index));
                  setAddedField(undefined);
                  addButton.current?.focus();
                }}
              />
            </Part>
          ))}
        </Stack>
        {errorAt('periods') !== undefined && (
          <Text tone="danger" role="alert">
            {errorAt('periods')}
          </Text>
        )}
        <Row>
          <Button ref={addButton} variant="secondary" icon={<Plus aria-hidden="true" />} onClick={add}>
            {words.addPeriod}
          </Button>
          <Button type="submit" disabled={!isEdited} loading={change.running !== undefined}>
            {words.save}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
