import { classLabelOf, dateTimeLabel, isSameSection, type ClassSection } from '@school/domain';
import { EmptyState, PageHeader, PrintSheet, Row, Stack } from '@school/ui';
import { useWords } from '../../messages/words';
import { DownloadMenu } from '../list/download-menu';
import { ListPaper } from '../list/list-paper';
import { PrintAllButton } from '../list/print-all';
import { usePrintAll } from '../list/use-print-all';
import { useSectionInAddress } from '../section/use-section-in-address';
import { StaleWarning, loadErrorNotice } from '../../screen/loading';
import { PageButton } from '../../screen/page-link';
import { useMySectionsMessages } from './messages';
import { useStudentsList } from './students-list';
import { StudentsTable } from './students-table';
import { useClassSections } from '../subjects/use-class-sections';
import { exportSectionStudents, useSectionStudents } from './use-my-sections';

/** More students than any section has. */
const MOST_PRINTED = 500;

/** The class list of one section for its teachers: the students, and whom to call (D58). */
export function SectionPage() {
  const words = useMySectionsMessages();
  const section = useSectionInAddress();
  return section ? (
    <OneSection section={section} />
  ) : (
    <EmptyState title={<h1 tabIndex={-1}>{words.noSection}</h1>} />
  );
}

function OneSection({ section }: { readonly section: ClassSection }) {
  const words = useMySectionsMessages();
  const schoolWords = useWords();
  const { labels, locale } = schoolWords;
  const students = useSectionStudents(section);
  const ownSection = useClassSections().data?.find((one) => isSameSection(one, section));
  const rows = students.data ?? [];
  const printing = usePrintAll({
    load: () => Promise.resolve(rows),
    most: MOST_PRINTED,
    tooLong: () => words.listFailed,
  });
  const title = words.classList(classLabelOf(section, schoolWords));
  const list = useStudentsList(title, rows);
  const branch = schoolWords.options.branchCode[section.branch];
  const about = [
    branch,
    ...(ownSection?.isClassTeacher === true ? [labels.classTeacher] : []),
    ...(ownSection && ownSection.subjects.length > 0 ? [words.teaches(ownSection.subjects.join(', '))] : []),
    ...(students.data ? [words.count(rows.length)] : []),
  ].join(' · ');
  return (
    <Stack>
      <PageHeader
        title={title}
        description={about}
        actions={
          <Row>
            <PageButton to="/office/my-sections">{words.back}</PageButton>
            <DownloadMenu call={exportSectionStudents(section)} />
            <PrintAllButton printing={printing} count={rows.length} />
          </Row>
        }
      />
      <StaleWarning queries={[students]} />
      {loadErrorNotice(students, words.listFailed) ?? (
        <StudentsTable name={title} students={rows} isLoading={students.isPending} />
      )}
      {printing.printed && (
        <PrintSheet label={title} isLong onPaperOnly>
          <ListPaper
            list={list}
            title={title}
            limits={[]}
            branch={section.branch}
            note={words.printed(dateTimeLabel(printing.printed.printedAt, locale), words.count(rows.length))}
            rows={printing.printed.whole}
          />
        </PrintSheet>
      )}
    </Stack>
  );
}
