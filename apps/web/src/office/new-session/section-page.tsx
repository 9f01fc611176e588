import { classLabelOf, type ClassSection } from '@school/domain';
import { Breadcrumb, EmptyState, Stack } from '@school/ui';
import { useWords } from '../../messages/words';
import { useFeeTables } from '../ledger/use-fee-tables';
import { Loading, QueriesFailed } from '../../screen/loading';
import { PageLink } from '../../screen/page-link';
import { useNewSessionMessages } from './messages';
import { SectionDesk } from './section-desk';
import { useSectionInAddress } from '../section/use-section-in-address';
import { useSectionToMove } from './use-new-session';

/** A section at the end of the session, with what becomes of each student (D70). */
export function SectionPage() {
  const section = useSectionInAddress();
  const words = useNewSessionMessages();
  return section ? <Loaded section={section} /> : <EmptyState title={words.noStudents} />;
}

function Loaded({ section: sectionInAddress }: { readonly section: ClassSection }) {
  const words = useNewSessionMessages();
  const schoolWords = useWords();
  const section = useSectionToMove(sectionInAddress);
  const feeTables = useFeeTables();
  return (
    <Stack>
      <Breadcrumb here={`${sectionInAddress.branch} ${classLabelOf(sectionInAddress, schoolWords)}`}>
        <PageLink to="/office/new-session">{words.title}</PageLink>
      </Breadcrumb>
      <QueriesFailed title={words.failed} queries={[section, feeTables]} />
      {(section.isPending || feeTables.isPending) && <Loading />}
      {section.data && feeTables.data && (
        <SectionDesk
          key={Object.values(sectionInAddress).join(' ')}
          section={section.data}
          feeTables={feeTables.data}
          readAt={new Date(section.dataUpdatedAt)}
        />
      )}
    </Stack>
  );
}
