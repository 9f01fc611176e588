import {
  choiceLabel,
  classLabelOf,
  dateLabel,
  dateTimeLabel,
  fullName,
  phoneLabel,
  type ClassListQuery,
  type ClassSection,
} from '@school/domain';
import { EmptyState, PrintedList, PrintSheet, Stack, type Column } from '@school/ui';
import { useNavigate, useParams } from 'react-router-dom';
import { useWords } from '../../messages/words';
import { Choice } from '../form/choice';
import { OneLine } from '../list/cells';
import { DownloadMenu } from '../list/download-menu';
import { paperTitle } from '../list/paper-title';
import { PaperPage } from '../paper/paper-page';
import { useBranchHead } from '../paper/use-branch-head';
import { useNewSessionMessages } from './messages';
import { becameText, plannedPlace } from './plan';
import { useSectionInAddress } from '../section/use-section-in-address';
import { exportClassList, useClassList, useNewSession, type ClassList } from './use-new-session';

type Listed = ClassList['students'][number];

/** A section on A4: as it was in the session that ends, or as it is in the new one (D70). */
export function ClassListPage() {
  const section = useSectionInAddress();
  const words = useNewSessionMessages();
  const session = useParams()['session'] === 'new' ? 'new' : 'ending';
  return section ? <Loaded section={section} session={session} /> : <EmptyState title={words.noStudents} />;
}

interface LoadedProps {
  readonly section: ClassSection;
  readonly session: ClassListQuery['session'];
}

function Loaded({ section, session }: LoadedProps) {
  const words = useNewSessionMessages();
  const schoolWords = useWords();
  const { labels, options, locale } = schoolWords;
  const navigate = useNavigate();
  const query = { ...section, session };
  const list = useClassList(query);
  const state = useNewSession();
  const { sources, head } = useBranchHead(section.branch);
  const label = classLabelOf(section, schoolWords);
  const rows = list.data?.students ?? [];
  const placeText = ({
    class: schoolClass = '',
    section: newSection = '*',
  }: {
    class?: string;
    section?: string;
  }) => classLabelOf({ class: schoolClass, section: newSection }, schoolWords);
  const columns: readonly Column<Listed>[] = [
    { key: 'serial', header: words.serial, align: 'end', render: (student) => rows.indexOf(student) + 1 },
    { key: 'studentID', header: labels.studentID, render: ({ studentID }) => studentID },
    {
      key: 'name',
      header: labels.name,
      namesRow: true,
      render: (student) =>
        [
          fullName(student),
          ...(student.stream === undefined ? [] : [choiceLabel(options.stream, student.stream)]),
        ].join(', '),
    },
    { key: 'father', header: labels.fatherName, render: ({ fatherName }) => fatherName },
    {
      key: 'birth',
      header: labels.dateOfBirth,
      render: ({ dateOfBirth }) => <OneLine>{dateLabel(dateOfBirth, locale)}</OneLine>,
    },
    { key: 'mobile', header: words.mobile, render: ({ primaryMobile }) => phoneLabel(primaryMobile) },
    session === 'ending'
      ? {
          key: 'became',
          header: labels.became,
          render: ({ moved }) =>
            moved
              ? [becameText(moved.decision, options.became), plannedPlace(moved, placeText)]
                  .filter((part) => part !== '')
                  .join(': ')
              : options.decision.undecided,
        }
      : {
          key: 'cameFrom',
          header: labels.cameFrom,
          render: ({ cameFrom }) => cameFrom && placeText(cameFrom),
        },
  ];
  const title = words.listTitle(label, list.data?.session ?? '');
  return (
    <PaperPage
      title={title}
      words={words}
      backTo="/office/new-session"
      sources={[list, state, ...sources]}
      canPrint={rows.length > 0}
      actions={<DownloadMenu call={exportClassList(query)} />}
    >
      <Stack>
        <Choice
          label={labels.session}
          value={session}
          options={[
            { value: 'ending', label: state.data?.turn.from ?? '' },
            { value: 'new', label: state.data?.turn.to ?? '' },
          ]}
          onChange={(value) =>
            void navigate(
              `/office/new-session/list/${value}/${section.branch}/${section.class}/${encodeURIComponent(section.section)}`,
              { replace: true },
            )
          }
        />
        <PrintSheet label={paperTitle(title, [section.branch])} isLong>
          <PrintedList
            head={head}
            title={title}
            note={words.printed(dateTimeLabel(new Date(list.dataUpdatedAt), locale), rows.length)}
            columns={columns}
            rows={rows}
            rowKey={({ studentID }) => studentID}
          />
        </PrintSheet>
      </Stack>
    </PaperPage>
  );
}
