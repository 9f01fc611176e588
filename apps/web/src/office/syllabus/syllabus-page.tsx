import {
  choiceLabel,
  classesOfBranch,
  schoolCodes,
  schoolMonth,
  sessionAfter,
  sessionName,
  type BranchClass,
} from '@school/domain';
import { EmptyState, PageHeader, Row, Stack } from '@school/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { optionsOf, useWords } from '../../messages/words';
import { QueryView } from '../../screen/query-view';
import { useScreenName } from '../../screen/features';
import { useChoice } from '../../screen/use-choice';
import { useSession } from '../../session/session';
import { Choice } from '../form/choice';
import { DownloadMenu } from '../list/download-menu';
import { useClassSections } from '../subjects/use-class-sections';
import { ClassDesk } from './class-desk';
import { useSyllabusMessages } from './messages';
import { exportSyllabus, useSyllabus, type SyllabusClass } from './use-syllabus';

/** The syllabus of a class chosen above; a teacher chooses among the classes of the subjects they teach (D67). */
export function SyllabusPage() {
  const isTeacher = useSession().claims?.role === 'teacher';
  return isTeacher ? <TeacherSyllabus /> : <OfficeSyllabus />;
}

function OfficeSyllabus() {
  const { labels, options } = useWords();
  const [askedBranch, chooseBranch] = useChoice('branch');
  const [askedClass, chooseClass] = useChoice('class');
  const branch = schoolCodes.find((one) => one === askedBranch) ?? schoolCodes[0];
  const classes = classesOfBranch(branch);
  const schoolClass = classes.find((one) => one === askedClass) ?? classes[0];
  if (schoolClass === undefined) return null;
  return (
    <OfClass branchClass={{ branch, class: schoolClass }}>
      <Choice
        label={labels.branch}
        value={branch}
        options={optionsOf(schoolCodes, options.branchCode)}
        onChange={chooseBranch}
      />
      <Choice
        label={labels.class}
        value={schoolClass}
        options={optionsOf(classes, options.class)}
        onChange={chooseClass}
      />
    </OfClass>
  );
}

function TeacherSyllabus() {
  const words = useSyllabusMessages();
  const { labels, options } = useWords();
  const title = useScreenName();
  const sections = useClassSections();
  const [askedName, choose] = useChoice('of');
  const nameOf = (one: BranchClass) => `${one.branch} ${choiceLabel(options.class, one.class)}`;
  const taughtSections = (sections.data ?? []).filter(({ subjects }) => subjects.length > 0);
  const classes = [...new Map(taughtSections.map((one) => [nameOf(one), one])).values()];
  const chosen = classes.find((one) => nameOf(one) === askedName) ?? classes[0];
  if (chosen)
    return (
      <OfClass branchClass={{ branch: chosen.branch, class: chosen.class }}>
        <Choice
          label={labels.class}
          value={nameOf(chosen)}
          options={classes.map((one) => ({ value: nameOf(one), label: nameOf(one) }))}
          onChange={choose}
        />
      </OfClass>
    );
  return (
    <Stack>
      <PageHeader title={title} />
      <QueryView query={sections} failed={words.failed}>
        {() => <EmptyState title={words.noClasses} description={words.noClassesText} />}
      </QueryView>
    </Stack>
  );
}

/** The next session, this one, and past ones, by their distance in years. */
const YEARS = [1, 0, -1, -2, -3];

/** Choices side by side on a tablet too, where three of the usual width do not fit. */
const Choices = styled(Row)`
  > * {
    min-inline-size: ${({ theme }) => theme.size.fieldColumn};
  }
`;

interface OfClassProps {
  readonly branchClass: BranchClass;
  /** The choice of the class. */
  readonly children: ReactNode;
}

function OfClass({ branchClass, children }: OfClassProps) {
  const { labels, options } = useWords();
  const title = useScreenName();
  const [askedSession, choose] = useChoice('session');
  const month = schoolMonth(new Date());
  const sessions = YEARS.map((years) => sessionAfter(month, years));
  const session = sessions.find((one) => one === askedSession) ?? sessionName(month);
  const syllabusClass = { ...branchClass, session };
  const name = `${branchClass.branch} ${options.class[branchClass.class]}`;
  return (
    <Stack>
      <PageHeader
        title={title}
        description={`${name}, ${session}`}
        actions={<DownloadMenu call={exportSyllabus(syllabusClass)} />}
      />
      <Choices>
        {children}
        <Choice
          label={labels.session}
          value={session}
          options={sessions.map((value) => ({ value, label: value }))}
          onChange={choose}
        />
      </Choices>
      <Loaded key={`${name} ${session}`} query={syllabusClass} />
    </Stack>
  );
}

function Loaded({ query }: { readonly query: SyllabusClass }) {
  const words = useSyllabusMessages();
  const syllabusQuery = useSyllabus(query);
  return (
    <QueryView query={syllabusQuery} failed={words.failed}>
      {(syllabus) => <ClassDesk syllabus={syllabus} readAt={new Date(syllabusQuery.dataUpdatedAt)} />}
    </QueryView>
  );
}
