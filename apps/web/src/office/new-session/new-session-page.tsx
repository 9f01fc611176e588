import { classLabelOf, dateTimeLabel, type SchoolCode } from '@school/domain';
import {
  Button,
  ConfirmDialog,
  DataTable,
  EmptyState,
  Heading,
  PageHeader,
  Row,
  Stack,
  Text,
  useKitMessages,
  type Column,
} from '@school/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIsShown } from '../../screen/use-is-shown';
import { useWords } from '../../messages/words';
import { Failed, useFailure } from '../../screen/failed';
import { QueryView } from '../../screen/query-view';
import { PageLink } from '../../screen/page-link';
import { ClockNote } from '../clock/clock-note';
import { useNewSessionMessages } from './messages';
import { useCloseSession, useNewSession, type NewSession } from './use-new-session';

type Progress = NewSession['sections'][number];

const pathOf = ({ branch, class: schoolClass, section }: Progress) =>
  `${branch}/${schoolClass}/${encodeURIComponent(section)}`;

/** The progress of each section at the end of the session, and the closed sessions (D70). */
export function NewSessionPage() {
  const words = useNewSessionMessages();
  const state = useNewSession();
  return (
    <Stack gap="l">
      <PageHeader
        title={words.title}
        description={state.data && words.text(state.data.turn.from, state.data.turn.to)}
      />
      <ClockNote />
      <QueryView query={state} failed={words.failed}>
        {(newSession) => (
          <>
            <Sections sections={newSession.sections} from={newSession.turn.from} />
            <Closings state={newSession} />
          </>
        )}
      </QueryView>
    </Stack>
  );
}

interface SectionsProps extends Pick<NewSession, 'sections'> {
  readonly from: string;
}

function Sections({ sections, from }: SectionsProps) {
  const words = useNewSessionMessages();
  const schoolWords = useWords();
  const { labels, options } = schoolWords;
  const label = (section: Progress) => classLabelOf(section, schoolWords);
  const branchOf = (branch: SchoolCode) => schoolWords.options.branchCode[branch];
  const columns: readonly Column<Progress>[] = [
    {
      key: 'section',
      header: labels.section,
      render: (section) => (
        <PageLink to={`/office/new-session/section/${pathOf(section)}`}>{label(section)}</PageLink>
      ),
    },
    {
      key: 'branch',
      header: labels.branch,
      folds: { at: 'phone', into: 'section' },
      render: ({ branch }) => branchOf(branch),
    },
    {
      key: 'undecided',
      header: options.decision.undecided,
      align: 'end',
      render: ({ undecided }) => undecided,
    },
    { key: 'planned', header: words.planned, align: 'end', render: ({ planned }) => planned },
    { key: 'moved', header: words.moved, align: 'end', render: ({ moved }) => moved },
    {
      key: 'list',
      header: words.lists,
      folds: { at: 'phone', into: 'section' },
      render: (section) => (
        <PageLink
          to={`/office/new-session/list/ending/${pathOf(section)}`}
          aria-label={words.listOf(`${section.branch} ${label(section)}`)}
        >
          {words.lists}
        </PageLink>
      ),
    },
  ];
  return (
    <Stack as="section">
      <Heading>{words.sections}</Heading>
      <DataTable
        caption={words.sections}
        density="compact"
        columns={columns}
        rows={sections}
        rowKey={pathOf}
        empty={<EmptyState title={words.noSections(from)} />}
      />
    </Stack>
  );
}

function Closings({ state: { turn, closable, closings } }: { readonly state: NewSession }) {
  const words = useNewSessionMessages();
  const { locale } = useKitMessages();
  const navigate = useNavigate();
  const close = useCloseSession();
  const isShown = useIsShown();
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const { failed, showFailure } = useFailure();
  const isClosed = closings.some(({ session }) => session === turn.from);
  const closeIt = async (session: string) => {
    const { ok } = await showFailure(close.send({ session }));
    setConfirmOpen(false);
    if (ok && isShown()) void navigate(`/office/new-session/closing/${session}`);
  };
  return (
    <Stack as="section">
      <Heading>{words.closings}</Heading>
      <Failed {...failed} />
      {closings.map(({ session, number, closedAt, closedBy }) => (
        <p key={session}>
          <PageLink to={`/office/new-session/closing/${session}`}>
            {words.closingOf(number, session)}
          </PageLink>{' '}
          <Text as="span" tone="muted">
            {words.closedOn(dateTimeLabel(new Date(closedAt), locale), closedBy)}
          </Text>
        </p>
      ))}
      {closable !== undefined && (
        <Row>
          <Button variant="secondary" onClick={() => setConfirmOpen(true)}>
            {words.closeTitle(closable)}
          </Button>
          <ConfirmDialog
            open={isConfirmOpen}
            title={words.closeTitle(closable)}
            confirmLabel={words.close}
            loading={close.running !== undefined}
            onConfirm={() => void closeIt(closable)}
            onCancel={() => setConfirmOpen(false)}
          >
            {words.closeText}
          </ConfirmDialog>
        </Row>
      )}
      {!isClosed && closable !== turn.from && <Text tone="muted">{words.notOver(turn.from)}</Text>}
    </Stack>
  );
}
