import { fullName } from '@school/domain';
import { Button, Card, ConfirmDialog, Heading, Row, Stack } from '@school/ui';
import { KeyRound } from 'lucide-react';
import { useRef, useState } from 'react';
import type { HandedFamilyPassword as Handed, Student } from '../../api/types';
import { Failed, useFailure } from '../../screen/failed';
import { HandedFamilyPassword } from './handed-family-password';
import { useFamilyAccessMessages } from './messages';
import { useGiveFamilyPassword } from './use-family-passwords';

export interface FamilyPasswordProps {
  readonly student: Pick<Student, 'studentID' | 'studentFirstName' | 'studentLastName'>;
}

/** Gives the family of one student a new password, on a slip. */
export function FamilyPassword({ student }: FamilyPasswordProps) {
  const words = useFamilyAccessMessages();
  const give = useGiveFamilyPassword();
  const [isAsking, setAsking] = useState(false);
  const { failed, showFailure } = useFailure();
  const [newPassword, setNewPassword] = useState<Handed>();
  const button = useRef<HTMLButtonElement>(null);
  const make = async () => {
    const answer = await showFailure(give.send(student.studentID));
    setAsking(false);
    if (answer.ok) setNewPassword(answer.value);
  };
  return (
    <Card as="section" aria-label={words.title}>
      <Stack>
        <Heading>{words.title}</Heading>
        <p>{words.text}</p>
        <Failed {...failed} />
        <Row>
          <Button
            ref={button}
            variant="secondary"
            icon={<KeyRound aria-hidden="true" />}
            onClick={() => setAsking(true)}
          >
            {words.newPassword}
          </Button>
        </Row>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        title={words.askTitle(fullName(student))}
        confirmLabel={words.make}
        loading={give.running !== undefined}
        onConfirm={() => void make()}
        onCancel={() => setAsking(false)}
      >
        {words.askText}
      </ConfirmDialog>
      {newPassword && (
        <HandedFamilyPassword
          newPassword={newPassword}
          onDone={() => {
            setNewPassword(undefined);
            button.current?.focus();
          }}
        />
      )}
    </Card>
  );
}
