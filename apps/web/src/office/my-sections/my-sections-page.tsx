import { PageHeader, Stack } from '@school/ui';
import { StaleWarning, loadErrorNotice } from '../../screen/loading';
import { useClassSections } from '../subjects/use-class-sections';
import { useMySectionsMessages } from './messages';
import { SectionsTable } from './sections-table';

/** The start page of a teacher, with the teacher's own sections (D58, D61). */
export function MySectionsPage() {
  const words = useMySectionsMessages();
  const sections = useClassSections();
  return (
    <Stack>
      <PageHeader title={words.title} description={words.text} />
      <StaleWarning queries={[sections]} />
      {loadErrorNotice(sections, words.failed) ?? (
        <SectionsTable sections={sections.data ?? []} isLoading={sections.isPending} />
      )}
    </Stack>
  );
}
