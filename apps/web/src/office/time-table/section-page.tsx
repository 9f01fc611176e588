import { classSectionName, classSectionSchema, type ClassSection } from '@school/domain';
import { EmptyState, PageHeader, Stack } from '@school/ui';
import { Answered } from '../../screen/answered';
import { Loading, ReadFailed } from '../../screen/loading';
import { useScreenName } from '../../screen/features';
import { useChoice } from '../../screen/use-choice';
import { DownloadMenu } from '../list/download-menu';
import { useClassSections } from '../subjects/use-class-sections';
import { Choice } from '../form/choice';
import { useSectionName } from '../section/use-section-name';
import { useTimeTableMessages } from './messages';
import { SectionDesk } from './section-desk';
import { TimeTableTabs } from './time-table-tabs';
import { exportSectionWeek, useSectionWeek } from './use-time-table';

/** The week of a section: chosen above, changed by an administrator cell by cell, printed on one A4 (D66). */
export function SectionPage() {
  const words = useTimeTableMessages();
  const title = useScreenName();
  const nameOf = useSectionName();
  const sections = useClassSections();
  const [asked, choose] = useChoice('of');
  const known = sections.data ?? [];
  const section = known.find((one) => classSectionName(one) === asked) ?? known[0];
  const shown = section && classSectionSchema.safeParse(section).data;
  return (
    <Stack>
      <PageHeader
        title={title}
        description={shown && nameOf(shown)}
        actions={shown && <DownloadMenu call={exportSectionWeek(shown)} />}
      />
      <TimeTableTabs open="section" />
      {sections.isPending && <Loading />}
      <ReadFailed title={words.failed} of={[sections]} />
      {sections.data && !shown && <EmptyState title={words.noSections} />}
      {shown && (
        <>
          <Choice
            label={words.section}
            value={classSectionName(shown)}
            options={known.map((one) => ({ value: classSectionName(one), label: nameOf(one) }))}
            onChange={choose}
          />
          <Loaded key={classSectionName(shown)} section={shown} />
        </>
      )}
    </Stack>
  );
}

function Loaded({ section }: { readonly section: ClassSection }) {
  const words = useTimeTableMessages();
  const week = useSectionWeek(section);
  return (
    <Answered asked={week} failed={words.failed}>
      {(shown) => <SectionDesk section={section} week={shown} at={new Date(week.dataUpdatedAt)} />}
    </Answered>
  );
}
