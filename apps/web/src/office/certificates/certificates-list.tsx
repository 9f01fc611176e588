import {
  certificateStates,
  choiceLabel,
  classLabelOf,
  dateLabel,
  formatRupees,
  type RegisteredCertificate,
} from '@school/domain';
import { Badge } from '@school/ui';
import { optionsOf, useWords } from '../../messages/words';
import { useStudentFilter } from '../find-student/student-filter';
import { DayAndTime } from '../list/day-and-time';
import type { List, ListColumn } from '../list/list';
import { useStudentFilters, type ListFilter } from '../list/list-filters';
import { useListMessages } from '../list/messages';
import { Note, Noted, OneLine } from '../list/cells';
import { PageLink } from '../../screen/page-link';
import { certificatePath } from '../student-certificates/certificate-paths';
import { useCertificatesMessages } from './messages';

const tones = { valid: 'success', withdrawn: 'danger' } as const;

/** The register of transfer certificates, with withdrawn ones marked (D65). */
export function useCertificatesList(): List<RegisteredCertificate> {
  const words = useCertificatesMessages();
  const schoolWords = useWords();
  const { labels, options } = schoolWords;
  const columns: readonly ListColumn<RegisteredCertificate>[] = [
    {
      key: 'serial',
      pinned: true,
      header: labels.serial,
      render: ({ serial }) => (
        <OneLine>
          <PageLink to={certificatePath(serial)}>{serial}</PageLink>
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
      header: schoolWords.labels.student,
      folds: { at: 'phone', into: 'serial' },
      render: (row) => (
        <Noted note={`${row.studentID} · ${classLabelOf(row, schoolWords)}`}>{row.studentName}</Noted>
      ),
    },
    {
      key: 'left',
      header: labels.leftOn,
      folds: { at: 'drawer', into: 'student' },
      render: ({ leftOn, leavingReason }) => (
        <Noted note={choiceLabel(options.leavingReason, leavingReason)}>
          <OneLine>{dateLabel(leftOn, schoolWords.locale)}</OneLine>
        </Noted>
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
  return { words, columns, rowKey: ({ serial }) => serial };
}

export function useCertificatesFilters(): readonly ListFilter[] {
  const words = useCertificatesMessages();
  const list = useListMessages();
  const student = useStudentFilter();
  const { branch } = useStudentFilters();
  const { labels, options } = useWords();
  return [
    student,
    { name: 'serial', label: labels.serial, kind: 'text', hint: words.numberHint, maxLength: 40 },
    { name: 'from', label: list.from, kind: 'day' },
    { name: 'to', label: list.to, kind: 'day' },
    branch,
    {
      name: 'state',
      label: labels.certificateState,
      kind: 'choice',
      all: words.anyState,
      options: optionsOf(certificateStates, options.certificateState),
    },
  ];
}
