import type { ClassSection, Lesson, SectionWeek } from '@school/domain';
import { Text, useToast } from '@school/ui';
import { useState } from 'react';
import { useIsAdmin } from '../../session/session';
import { lastRevisionOf } from '../form/pinned-revision';
import { useSectionName } from '../section/use-section-name';
import { useOutcomeToast } from '../form/use-outcome-toast';
import { LessonDialog, type LessonCell } from './lesson-dialog';
import { useTimeTableMessages } from './messages';
import { useAddLesson } from './use-time-table';
import { PrintedWeek } from '../lessons/printed-week';
import { WeekGrid } from '../lessons/week-grid';

export interface SectionDeskProps {
  readonly section: ClassSection;
  readonly week: SectionWeek;
  readonly readAt: Date;
}

/** The week itself, with an administrator's actions on it. */
export function SectionDesk({ section, week, readAt }: SectionDeskProps) {
  const words = useTimeTableMessages();
  const { showToast } = useToast();
  const showOutcome = useOutcomeToast();
  const add = useAddLesson();
  const [openedCell, setOpenedCell] = useState<LessonCell>();
  const [copied, setCopied] = useState<Lesson>();
  const isAdmin = useIsAdmin();
  const label = words.week(useSectionName()(section));
  const actions = {
    open: (slot: LessonCell['slot'], lesson: Lesson | undefined) => setOpenedCell({ slot, lesson }),
    copy: (lesson: Lesson) => {
      setCopied(lesson);
      showToast(words.copied(lesson.subject), 'info');
    },
    paste: (slot: LessonCell['slot']) => {
      if (copied === undefined) return;
      const { subject, teacher, room, combined } = copied;
      void showOutcome(add.send({ ...section, ...slot, subject, teacher, room, combined }));
    },
  };
  const grid = (isPaper: boolean) => (
    <WeekGrid
      label={label}
      periods={week.periods}
      lessons={week.lessons}
      secondLine={({ teacherName }) => teacherName}
      isPaper={isPaper}
      actions={isAdmin && !isPaper ? actions : undefined}
    />
  );
  return (
    <>
      <PrintedWeek
        label={label}
        branch={section.branch}
        lessonCount={week.lessons.length}
        readAt={readAt}
        week={grid}
      />
      {isAdmin && <Text tone="muted">{words.keys}</Text>}
      {openedCell && (
        <LessonDialog
          key={openedCell.lesson?.id ?? 'new'}
          section={section}
          cell={openedCell}
          revision={lastRevisionOf(openedCell.lesson, week.lessons)}
          onAnother={() => setOpenedCell({ slot: openedCell.slot })}
          onClose={() => setOpenedCell(undefined)}
        />
      )}
    </>
  );
}
