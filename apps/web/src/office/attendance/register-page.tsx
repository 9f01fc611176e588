import {
  dateTimeLabel,
  monthBefore,
  monthLabel,
  nextMonth,
  schoolDate,
  schoolMonth,
  type ClassSection,
} from '@school/domain';
import { EmptyState, PageHeader, PrintSheet, Stack, useKitMessages } from '@school/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { QueryView } from '../../screen/query-view';
import { useMonthInAddress } from '../../screen/use-month-in-address';
import { DownloadMenu } from '../list/download-menu';
import { PaperPage } from '../paper/paper-page';
import { useBranchHead } from '../paper/use-branch-head';
import { PageButton } from '../../screen/page-link';
import { useSectionInAddress } from '../section/use-section-in-address';
import { useSectionName } from '../section/use-section-name';
import { Beside } from './beside';
import { useAttendanceMessages } from './messages';
import { RegisterSheet } from './register-sheet';
import { SectionPicker } from './section-picker';
import { dayAddress, exportRegister, registerAddress, useRegister, useSectionsOfDay } from './use-attendance';

const Choice = styled.div`
  min-inline-size: ${({ theme }) => theme.size.column};
`;

/** The day of the screen that linked here, if there is one. */
const useDayOfWhoCame = () => useSearchParams()[0].get('day') ?? undefined;

/** The register of a section in a month, on screen and on A4 landscape (D62). */
export function RegisterPage() {
  const words = useAttendanceMessages();
  const section = useSectionInAddress();
  const { month } = useMonthInAddress();
  const sections = useSectionsOfDay(schoolDate(new Date()));
  if (section) return <Loaded section={section} month={month} />;
  return (
    <Stack>
      <PageHeader title={words.register} />
      <Choices section={undefined} month={month} />
      <QueryView query={sections} failed={words.failed}>
        {() => <EmptyState title={words.chooseSection} />}
      </QueryView>
    </Stack>
  );
}

function Choices({ section, month }: { readonly section: ClassSection | undefined; readonly month: string }) {
  const words = useAttendanceMessages();
  const navigate = useNavigate();
  const day = useDayOfWhoCame();
  const now = new Date();
  const sections = useSectionsOfDay(schoolDate(now));
  const monthAfter = nextMonth(month);
  const { locale } = useKitMessages();
  return (
    <Beside>
      <Choice>
        <SectionPicker
          sections={sections.data?.sections ?? []}
          chosen={section}
          onChoose={(to) =>
            void navigate(registerAddress(to, month, day), { replace: true, flushSync: true })
          }
        />
      </Choice>
      {section && (
        <>
          <PageButton
            replace
            to={registerAddress(section, monthBefore(month), day)}
            aria-label={words.monthOf(monthLabel(monthBefore(month), locale))}
          >
            <ChevronLeft aria-hidden="true" />
            {monthLabel(monthBefore(month), locale)}
          </PageButton>
          {monthAfter <= schoolMonth(now) && (
            <PageButton
              replace
              to={registerAddress(section, monthAfter, day)}
              aria-label={words.monthOf(monthLabel(monthAfter, locale))}
            >
              {monthLabel(monthAfter, locale)}
              <ChevronRight aria-hidden="true" />
            </PageButton>
          )}
        </>
      )}
    </Beside>
  );
}

function Loaded({ section, month }: { readonly section: ClassSection; readonly month: string }) {
  const words = useAttendanceMessages();
  const { locale } = useKitMessages();
  const nameOf = useSectionName();
  const day = useDayOfWhoCame();
  const query = { ...section, month };
  const register = useRegister(query);
  const { sources, head } = useBranchHead(section.branch);
  const title = words.registerTitle(nameOf(section), monthLabel(month, locale));
  const rows = register.data?.rows ?? [];
  return (
    <PaperPage
      title={title}
      words={words}
      backTo={day === undefined ? '/office/attendance?tab=class' : dayAddress(day)}
      sources={[register, ...sources]}
      canPrint={rows.length > 0}
      actions={<DownloadMenu call={exportRegister(query)} />}
    >
      <Stack>
        <Choices section={section} month={month} />
        {register.data && rows.length > 0 ? (
          <PrintSheet label={title} isLong isAcross>
            <RegisterSheet
              head={head}
              title={title}
              note={words.printed(dateTimeLabel(new Date(register.dataUpdatedAt), locale))}
              register={register.data}
            />
          </PrintSheet>
        ) : (
          <EmptyState title={words.emptyRegister} />
        )}
      </Stack>
    </PaperPage>
  );
}
