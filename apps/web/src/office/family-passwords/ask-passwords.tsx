import {
  classSectionName,
  classSectionSchema,
  passwordReceivers,
  type ClassSection,
  type PasswordReceivers,
} from '@school/domain';
import { Button, ConfirmDialog, RadioGroup, Row, Stack } from '@school/ui';
import { useState } from 'react';
import { optionsOf, useWords } from '../../messages/words';
import { Choice } from '../form/choice';
import { useFamilyPasswordsMessages } from './messages';

/** A section as listed; a damaged record may not name a valid one. */
type Listed = Parameters<typeof classSectionName>[0];

export interface AskPasswordsProps {
  readonly sections: readonly Listed[];
  /** The name of the section in the address. */
  readonly chosenName: string | undefined;
  readonly onChoose: (name: string) => void;
  readonly isRunning: boolean;
  readonly onMake: (section: ClassSection, whose: PasswordReceivers) => Promise<void>;
}

/** Asks for the section and which of its families, and says what will happen before any password is made. */
export function AskPasswords({ sections, chosenName, onChoose, isRunning, onMake }: AskPasswordsProps) {
  const words = useFamilyPasswordsMessages();
  const { labels } = useWords();
  const [whose, setWhose] = useState<PasswordReceivers>('without');
  const [isAsking, setAsking] = useState(false);
  const validSections = sections.flatMap((one) => classSectionSchema.safeParse(one).data ?? []);
  const section = validSections.find((one) => classSectionName(one) === chosenName) ?? validSections[0];
  if (!section) return undefined;
  const name = classSectionName(section);
  const { title, text } = words.ask[whose];
  return (
    <Stack>
      <Choice
        label={labels.section}
        value={name}
        options={validSections.map((one) => ({ value: classSectionName(one), label: classSectionName(one) }))}
        onChange={onChoose}
      />
      <RadioGroup
        name="whose"
        label={words.whose}
        value={whose}
        options={optionsOf(passwordReceivers, words.receivers)}
        onChange={(value) => setWhose(passwordReceivers.find((one) => one === value) ?? 'without')}
      />
      <Row>
        <Button onClick={() => setAsking(true)}>{words.make}</Button>
      </Row>
      <ConfirmDialog
        open={isAsking}
        title={title(name)}
        confirmLabel={words.make}
        variant={whose === 'all' ? 'danger' : 'primary'}
        loading={isRunning}
        onConfirm={() => void onMake(section, whose).finally(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        {text}
      </ConfirmDialog>
    </Stack>
  );
}
