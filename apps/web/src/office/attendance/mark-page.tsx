import { monthOfDay } from '@school/domain';
import type { ClassSection } from '@school/domain';
import { Alert, EmptyState, PageHeader, Row, Stack } from '@school/ui';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { QueryView } from '../../screen/query-view';
import { QueriesFailed } from '../../screen/loading';
import { PageButton } from '../../screen/page-link';
import { useDayInAddress } from '../../screen/use-day-in-address';
import { useSectionInAddress } from '../section/use-section-in-address';
import { useSectionName } from '../section/use-section-name';
import { useClosedText } from './closed-text';
import { AttendedDay } from './day-choice';
import { useAttendanceMessages } from './messages';
import { SectionDesk } from './section-desk';
import { SectionPicker } from './section-picker';
import { dayAddress, markAddress, registerAddress, useSectionDay, useSectionsOfDay } from './use-attendance';

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ theme }) => theme.size.column}, 100%), 1fr));
  gap: ${({ theme }) => theme.space.m};
  max-inline-size: ${({ theme }) => theme.size.panes};
`;

/** Marks a section on a day (D62); both are in the address. */
export function MarkPage() {
  const words = useAttendanceMessages();
  const navigate = useNavigate();
  const nameOf = useSectionName();
  const section = useSectionInAddress();
  const [day] = useDayInAddress();
  const sections = useSectionsOfDay(day);
  const go = (to: ClassSection, on: string) =>
    void navigate(markAddress(to, on), { replace: true, flushSync: true });
  return (
    <Stack>
      <PageHeader
        title={section ? words.markTitle(nameOf(section)) : words.mark}
        actions={
          <Row>
            {section && (
              <PageButton to={registerAddress(section, monthOfDay(day), day)}>{words.register}</PageButton>
            )}
            <PageButton to={dayAddress(day)}>{words.back}</PageButton>
          </Row>
        }
      />
      <Choices>
        <SectionPicker
          sections={sections.data?.sections ?? []}
          chosen={section}
          tellsMarked
          onChoose={(to) => go(to, day)}
        />
        {section && <AttendedDay day={day} onChange={(on) => go(section, on)} />}
      </Choices>
      {section ? (
        <>
          <QueriesFailed title={words.failed} queries={[sections]} />
          <Loaded key={markAddress(section, day)} section={section} day={day} />
        </>
      ) : (
        <QueryView query={sections} failed={words.failed}>
          {() => <EmptyState title={words.chooseSection} description={words.chooseSectionText} />}
        </QueryView>
      )}
    </Stack>
  );
}

function Loaded({ section, day }: { readonly section: ClassSection; readonly day: string }) {
  const words = useAttendanceMessages();
  const closedText = useClosedText();
  const query = { ...section, day };
  return (
    <QueryView query={useSectionDay(query)} failed={words.failed}>
      {(sectionDay) => {
        if (sectionDay.closed) return <Alert tone="info">{closedText(sectionDay.closed)}</Alert>;
        if (sectionDay.students.length === 0) return <EmptyState title={words.noStudents} />;
        return <SectionDesk query={query} section={sectionDay} />;
      }}
    </QueryView>
  );
}
