import { classSectionName, classSectionSchema, type ClassSection } from '@school/domain';
import { EmptyState, PageHeader, Stack } from '@school/ui';
import { QueryView } from '../../screen/query-view';
import { Loading, QueriesFailed } from '../../screen/loading';
import { useScreenName } from '../../screen/features';
import { useChoice } from '../../screen/use-choice';
import { DownloadMenu } from '../list/download-menu';
import { useClassSections } from '../subjects/use-class-sections';
import { Choice } from '../form/choice';
import { useSectionName } from '../section/use-section-name';
import { useSession } from '../../session/session';
import { useTimeTableMessages } from './messages';
import { SectionDesk } from './section-desk';
import { TimeTableTabs } from './time-table-tabs';
import { exportSectionWeek, useSectionWeek } from './use-time-table';

/** The week of a section: chosen above, changed by an administrator cell by cell, printed on one A4 (D66). */
export function SectionPage() {
  const words = useTimeTableMessages();
  const title = useScreenName();
  const nameOf = useSectionName();
  const isTeacher = useSession().claims?.role === 'teacher';
  const sections = useClassSections();
  const [chosenName, choose] = useChoice('of');
  const listedSections = sections.data ?? [];
  const section = listedSections.find((one) => classSectionName(one) === chosenName) ?? listedSections[0];
  const shownSection = section && classSectionSchema.safeParse(section).data;
  return (
    <Stack>
      <PageHeader
        title={title}
        description={shownSection && nameOf(shownSection)}
        actions={shownSection && <DownloadMenu call={exportSectionWeek(shownSection)} />}
      />
      <TimeTableTabs open="section" />
      {sections.isPending && <Loading />}
      <QueriesFailed title={words.failed} queries={[sections]} />
      {sections.data && !shownSection && (
        <EmptyState title={isTeacher ? words.noOwnSections : words.noSections} />
      )}
      {shownSection && (
        <>
          <Choice
            label={words.section}
            value={classSectionName(shownSection)}
            options={listedSections.map((one) => ({ value: classSectionName(one), label: nameOf(one) }))}
            onChange={choose}
          />
          <Loaded key={classSectionName(shownSection)} section={shownSection} />
        </>
      )}
    </Stack>
  );
}

function Loaded({ section }: { readonly section: ClassSection }) {
  const words = useTimeTableMessages();
  const week = useSectionWeek(section);
  return (
    <QueryView query={week} failed={words.failed}>
      {(sectionWeek) => (
        <SectionDesk section={section} week={sectionWeek} readAt={new Date(week.dataUpdatedAt)} />
      )}
    </QueryView>
  );
}
