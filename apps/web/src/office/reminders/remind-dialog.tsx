import {
  dateLabel,
  formatRupees,
  fromRupees,
  phoneLabel,
  schoolDate,
  type ReminderWay,
} from '@school/domain';
import {
  Alert,
  Button,
  ButtonLink,
  DescriptionItem,
  DescriptionList,
  Heading,
  Modal,
  Row,
  Stack,
  Text,
  useKitMessages,
} from '@school/ui';
import { MessageCircle, MessageSquareText } from 'lucide-react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { mayHelpAgain } from '../../api/try-again';
import { useWords } from '../../messages/words';
import { useFailure } from '../../screen/failed';
import { focusOnMount } from '../../screen/focus-on-mount';
import { LoadFailed, Loading } from '../../screen/loading';
import { PageLink } from '../../screen/page-link';
import { profileOf } from '../student/profile-of';
import { useRemindersMessages } from './messages';
import { useRemindedWhen } from './reminded-when';
import { sendBy } from './send-by';
import { useRemind, useReminderDraft } from './use-reminders';

const Content = styled.div`
  padding: ${({ theme }) => theme.space.l};
`;

/** Keeps the message's own line breaks and cuts nothing; the keyboard can scroll it. */
const Message = styled.div`
  max-block-size: 14rem;
  padding: ${({ theme }) => theme.space.m};
  overflow: auto;
  border: ${({ theme }) => `${theme.border.thin} solid ${theme.color.line}`};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.canvas};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

interface ReminderProps {
  readonly studentID: string;
  readonly isLast: boolean;
  readonly onNext: () => void;
  readonly titleId: string;
  readonly place: string | undefined;
}

/** One family's reminder: its text, and the two ways to send it. */
function OneReminder({ studentID, isLast, onNext, titleId, place }: ReminderProps) {
  const words = useRemindersMessages();
  const { close } = useKitMessages();
  const { labels, options, locale } = useWords();
  const whenOf = useRemindedWhen();
  const draft = useReminderDraft(studentID);
  const remind = useRemind();
  const { failed, showFailure } = useFailure();
  const [sent, setSent] = useState<{ readonly way: ReminderWay; readonly blocked?: string }>();

  const send = async (way: ReminderWay, amount: number) => {
    const outcome = await showFailure(sendBy(way, () => remind.send({ studentID, way, amount })));
    if (outcome.ok) setSent({ way, ...outcome.value });
    else void draft.refetch();
  };

  // A text read earlier may differ from what would be written now.
  const data = draft.error ? undefined : draft.data;
  const lastReminder = data?.reminders[0];
  return (
    <Stack>
      <Heading id={titleId} size="l">
        {data ? words.title(data.studentName) : words.titleAsYet}
      </Heading>
      <p>
        {place !== undefined && <strong>{place} · </strong>}
        {words.text}
      </p>
      {draft.isPending && <Loading />}
      {draft.error && (
        <>
          {mayHelpAgain(draft.error.error) ? (
            <LoadFailed title={words.failed} query={draft} />
          ) : (
            <Alert tone="warning">{draft.error.message}</Alert>
          )}
          <PageLink to={profileOf({ studentID })}>{words.openStudent}</PageLink>
        </>
      )}
      {data && failed.text !== undefined && <Alert tone="danger">{failed.text}</Alert>}
      {data && (
        <>
          {data.leftAt !== undefined && (
            <Alert tone="warning">
              {words.studentLeft(dateLabel(schoolDate(new Date(data.leftAt)), locale))}
            </Alert>
          )}
          <DescriptionList size="s">
            <DescriptionItem label={words.to}>{phoneLabel(data.mobile)}</DescriptionItem>
            <DescriptionItem label={labels.amount}>{formatRupees(fromRupees(data.amount))}</DescriptionItem>
            <DescriptionItem label={words.lastDate}>{dateLabel(data.lastDate, locale)}</DescriptionItem>
            <DescriptionItem label={labels.language}>{options.familyLanguage[data.language]}</DescriptionItem>
          </DescriptionList>
          <Message role="group" aria-label={words.message} tabIndex={0} lang={data.language}>
            {data.text}
          </Message>
          {lastReminder && <Text size="s">{words.lastBefore(whenOf(lastReminder.at), lastReminder.by)}</Text>}
        </>
      )}
      {sent && (
        <Alert tone="success">
          {words.opened(options.reminderWay[sent.way])} {isLast && place !== undefined && words.allDone}
          {sent.blocked !== undefined && (
            <>
              {' '}
              {words.popup}{' '}
              <ButtonLink href={sent.blocked} target="_blank" rel="noreferrer" size="s" variant="secondary">
                {options.reminderWay.whatsapp}
              </ButtonLink>
            </>
          )}
        </Alert>
      )}
      <Row justify="end">
        <Button
          variant="secondary"
          onClick={onNext}
          ref={sent || !data ? focusOnMount : undefined}
          key={sent || !data ? 'go-on' : 'skip'}
        >
          {isLast ? close : words.next}
        </Button>
        {data && (
          <>
            <Button
              variant="secondary"
              icon={<MessageSquareText aria-hidden="true" />}
              loading={remind.running !== undefined}
              spinner={false}
              onClick={() => void send('sms', data.amount)}
            >
              {options.reminderWay.sms}
            </Button>
            <Button
              ref={sent ? undefined : focusOnMount}
              icon={<MessageCircle aria-hidden="true" />}
              loading={remind.running !== undefined}
              onClick={() => void send('whatsapp', data.amount)}
            >
              {options.reminderWay.whatsapp}
            </Button>
          </>
        )}
      </Row>
    </Stack>
  );
}

export interface RemindDialogProps {
  /** The students whose families are reminded, one after another. */
  readonly studentIDs: readonly string[];
  readonly onClose: () => void;
}

/**
 * Reminds families from the clerk's own WhatsApp or SMS, after the clerk has read the text (D91). With several families, Enter
 * sends and Enter again goes on to the next.
 */
export function RemindDialog({ studentIDs, onClose }: RemindDialogProps) {
  const words = useRemindersMessages();
  const id = useId();
  const [index, setIndex] = useState(0);
  const studentID = studentIDs[index];
  const isLast = index + 1 >= studentIDs.length;
  return (
    <Modal open onClose={onClose} labelledBy={id}>
      <Content>
        {studentID !== undefined && (
          <OneReminder
            key={studentID}
            studentID={studentID}
            isLast={isLast}
            titleId={id}
            place={studentIDs.length > 1 ? words.numberOfAll(index + 1, studentIDs.length) : undefined}
            onNext={() => (isLast ? onClose() : setIndex(index + 1))}
          />
        )}
      </Content>
    </Modal>
  );
}
