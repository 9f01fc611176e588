import { choiceLabel, dateLabel, formatRupees, type RegisteredCertificate } from '@school/domain';
import { Badge, TextLink, useKitMessages, type Column } from '@school/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { classLabelOf, useWords } from '../../messages/words';
import { DayAndTime } from '../list/day-and-time';
import { Note } from '../list/note';
import { certificatePath } from '../student-certificates/certificate-paths';
import { useCertificatesMessages } from './messages';

const OneLine = styled.span`
  white-space: nowrap;
`;

const tones = { valid: 'success', withdrawn: 'danger' } as const;

/** Tells a row from all others. */
export const certificateKey = ({ serial }: RegisteredCertificate) => serial;

/** The columns of the register, on screen and on paper. */
export function useCertificateColumns(): readonly Column<RegisteredCertificate>[] {
  const words = useCertificatesMessages();
  const schoolWords = useWords();
  const { locale } = useKitMessages();
  const { labels, options } = schoolWords;
  return [
    {
      key: 'serial',
      pinned: true,
      header: labels.serial,
      render: ({ serial }) => (
        <OneLine>
          <TextLink as={Link} to={certificatePath(serial)}>
            {serial}
          </TextLink>
        </OneLine>
      ),
    },
    {
      key: 'issued',
      header: labels.issuedAt,
      folds: { at: 'phone', into: 'state' },
      render: ({ issuedAt }) => <DayAndTime at={issuedAt} />,
    },
    {
      key: 'student',
      header: words.student,
      folds: { at: 'phone', into: 'serial' },
      render: (row) => (
        <>
          {row.studentName}
          <Note>{`${row.studentID} · ${classLabelOf(row, schoolWords)}`}</Note>
        </>
      ),
    },
    {
      key: 'left',
      header: labels.leftOn,
      folds: { at: 'drawer', into: 'student' },
      render: ({ leftOn, leavingReason }) => (
        <>
          <OneLine>{dateLabel(leftOn, locale)}</OneLine>
          <Note>{choiceLabel(options.leavingReason, leavingReason)}</Note>
        </>
      ),
    },
    {
      key: 'issuedBy',
      header: labels.issuedBy,
      folds: { at: 'drawer', into: 'issued' },
      render: ({ issuedBy }) => issuedBy,
    },
    {
      key: 'state',
      header: labels.certificateState,
      render: ({ state, dues, duesReason, withdrawnBy, withdrawnReason }) => (
        <>
          <Badge tone={tones[state]}>{options.certificateState[state]}</Badge>
          {dues > 0 && <Note>{words.withDues(formatRupees(dues))}</Note>}
          {duesReason !== undefined && <Note>{duesReason}</Note>}
          {withdrawnBy !== undefined && <Note>{`${withdrawnBy}: ${withdrawnReason ?? ''}`}</Note>}
        </>
      ),
    },
    {
      key: 'prints',
      header: labels.prints,
      align: 'end',
      folds: { at: 'phone' },
      render: ({ prints }) => prints,
    },
  ];
}
