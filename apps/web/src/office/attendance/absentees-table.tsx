import { choiceLabel, dateTimeLabel, phoneLabel, reminderWays, type ReminderWay } from '@school/domain';
import {
  Alert,
  Badge,
  Button,
  ButtonLink,
  DataTable,
  EmptyState,
  Heading,
  Row,
  Stack,
  TextLink,
  type Column,
} from '@school/ui';
import { MessageCircle, MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../../messages/words';
import { StaleWarning, loadErrorNotice } from '../../screen/loading';
import { useSession } from '../../session/session';
import { Noted } from '../list/cells';
import { DownloadMenu } from '../list/download-menu';
import { sendBy } from '../reminders/send-by';
import { Failed, useFailure } from '../../screen/failed';
import { PageLink } from '../../screen/page-link';
import { profileOf } from '../student/profile-of';
import { useSectionName } from '../section/use-section-name';
import { useAttendanceMessages } from './messages';
import { exportAbsentees, useAbsentees, useTellOfAbsence, type Absentee } from './use-attendance';

const icons = { whatsapp: MessageCircle, sms: MessageSquareText } as const;

/** A line of its own, high enough for a thumb. */
const Phone = styled(TextLink)`
  display: block;
  min-block-size: ${({ theme }) => theme.size.target};
  inline-size: fit-content;
  white-space: nowrap;
`;

/** The people absent or on leave on a day, with phone numbers, and a note to each family from the clerk's own app (D91). */
export function AbsenteesTable({ day }: { readonly day: string }) {
  const words = useAttendanceMessages();
  const { labels, options, locale } = useWords();
  const nameOf = useSectionName();
  const isTeacher = useSession().claims?.role === 'teacher';
  const absenteesQuery = useAbsentees(day);
  const tell = useTellOfAbsence();
  const { failed, showFailure } = useFailure();
  const [blocked, setBlocked] = useState<string>();

  const send = async ({ studentID }: Absentee, way: ReminderWay) => {
    setBlocked(undefined);
    const sent = await showFailure(sendBy(way, () => tell.send({ studentID, day, way })));
    if (sent.ok) setBlocked(sent.value.blocked);
  };

  const columns: readonly Column<Absentee>[] = [
    {
      key: 'student',
      header: labels.studentName,
      render: (absentee) => (
        <Noted note={`${nameOf(absentee)} · ${absentee.studentID} · ${absentee.fatherName}`}>
          {isTeacher ? (
            absentee.studentName
          ) : (
            <PageLink to={profileOf(absentee)}>{absentee.studentName}</PageLink>
          )}
        </Noted>
      ),
    },
    {
      key: 'attendance',
      header: labels.state,
      folds: { at: 'phone', into: 'student' },
      render: ({ attendance }) => (
        <Badge tone={attendance === 'absent' ? 'danger' : 'info'}>
          {choiceLabel(options.attendance, attendance)}
        </Badge>
      ),
    },
    {
      key: 'mobiles',
      header: words.mobiles,
      folds: { at: 'phone', into: 'student' },
      render: ({ mobiles }) =>
        mobiles.map((mobile) => (
          <Phone key={mobile} href={`tel:+91${mobile}`}>
            {phoneLabel(mobile)}
          </Phone>
        )),
    },
    {
      key: 'tell',
      header: words.tellFamily,
      render: (absentee) => {
        const lastNote = absentee.told.at(-1);
        const isTelling = tell.running?.studentID === absentee.studentID;
        return (
          <Noted note={lastNote && words.toldAt(dateTimeLabel(new Date(lastNote.at), locale), lastNote.by)}>
            {absentee.canBeTold && (
              <Row gap="xs">
                {reminderWays.map((way) => {
                  const Icon = icons[way];
                  return (
                    <Button
                      key={way}
                      size="s"
                      variant="secondary"
                      icon={<Icon aria-hidden="true" />}
                      aria-label={words.tellFamilyBy(absentee.studentName, options.reminderWay[way])}
                      loading={isTelling}
                      spinner={tell.running?.way === way}
                      onClick={() => void send(absentee, way)}
                    >
                      {options.reminderWay[way]}
                    </Button>
                  );
                })}
              </Row>
            )}
          </Noted>
        );
      },
    },
  ];
  return (
    <Stack gap="s">
      <Row justify="space-between">
        <Heading>{words.absentees}</Heading>
        <DownloadMenu call={exportAbsentees(day)} />
      </Row>
      <Failed {...failed} />
      {blocked !== undefined && (
        <Alert tone="info" onClose={() => setBlocked(undefined)}>
          {words.popup}{' '}
          <ButtonLink href={blocked} target="_blank" rel="noreferrer" size="s" variant="secondary">
            {options.reminderWay.whatsapp}
          </ButtonLink>
        </Alert>
      )}
      <StaleWarning queries={[absenteesQuery]} />
      <DataTable
        caption={words.absentees}
        density="compact"
        columns={columns}
        rows={absenteesQuery.data ?? []}
        rowKey={({ studentID }) => studentID}
        loading={absenteesQuery.isPending}
        error={loadErrorNotice(absenteesQuery, words.failed)}
        empty={<EmptyState size="s" title={words.nobodyAbsent} />}
      />
    </Stack>
  );
}
