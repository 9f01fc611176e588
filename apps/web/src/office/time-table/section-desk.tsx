import {
  classSectionName,
  dateTimeLabel,
  type ClassSection,
  type Lesson,
  type SectionWeek,
} from '@school/domain';
import { Button, PrintSheet, Row, Text, useKitMessages, useToast } from '@school/ui';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../../session/session';
import { LessonDialog, type AskedLesson } from './lesson-dialog';
import { useTimeTableMessages } from './messages';
import { useAddLesson } from './use-time-table';
import { WeekGrid } from './week-grid';
import { WeekPaper } from './week-paper';

export interface SectionDeskProps {
  readonly section: ClassSection;
  readonly week: SectionWeek;
  readonly at: Date;
}

/** The week itself, with what an administrator does to it. */
export function SectionDesk({ section, week, at }: SectionDeskProps) {
  const words = useTimeTableMessages();
  const { locale } = useKitMessages();
  const { showToast } = useToast();
  const { claims } = useSession();
  const add = useAddLesson();
  const [asked, setAsked] = useState<AskedLesson>();
  const [copied, setCopied] = useState<Lesson>();
  const isAdmin = claims?.role === 'admin';
  const label = words.week(classSectionName(section));
  const actions = {
    open: (slot: AskedLesson['slot'], lesson: Lesson | undefined) => setAsked({ slot, lesson }),
    copy: (lesson: Lesson) => {
      setCopied(lesson);
      showToast(words.copied(lesson.subject), 'info');
    },
    paste: (slot: AskedLesson['slot']) => {
      if (copied === undefined) return;
      const { subject, teacher, room, combined } = copied;
      void add.send({ ...section, ...slot, subject, teacher, room, combined }).then((answer) => {
        if (!answer.ok) showToast(answer.error.message, 'warning');
      });
    },
  };
  const grid = (isPaper: boolean) => (
    <WeekGrid
      label={label}
      periods={week.periods}
      lessons={week.lessons}
      second={({ teacherName }) => teacherName}
      isPaper={isPaper}
      actions={isAdmin && !isPaper ? actions : undefined}
    />
  );
  return (
    <>
      <Row justify="space-between">
        <Text tone="muted">{words.lessons(week.lessons.length)}</Text>
        <Button variant="secondary" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          {words.print}
        </Button>
      </Row>
      {grid(false)}
      {isAdmin && <Text tone="muted">{words.keys}</Text>}
      <PrintSheet label={label} isLong onPaperOnly>
        <WeekPaper title={label} branch={section.branch} note={words.printed(dateTimeLabel(at, locale))}>
          {grid(true)}
        </WeekPaper>
      </PrintSheet>
      {asked && (
        <LessonDialog
          section={section}
          asked={asked}
          onAnother={() => setAsked({ slot: asked.slot })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
