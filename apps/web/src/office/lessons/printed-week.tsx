import { dateTimeLabel, type SchoolCode } from '@school/domain';
import { PrintedPage, PrintSheet, Row, Text, useKitMessages } from '@school/ui';
import type { ReactNode } from 'react';
import { SchoolLetterhead } from '../paper/letterhead';
import { PrintButton } from '../paper/print-button';
import { useBranchHead } from '../paper/use-branch-head';
import { useLessonsMessages } from './messages';

export interface PrintedWeekProps {
  readonly label: string;
  /** The branch on the paper's head; a teacher's week is of both branches. */
  readonly branch?: SchoolCode | undefined;
  readonly lessonCount: number;
  /** The time when the week was read. */
  readonly readAt: Date;
  /** Draws the week, for the screen and once more for paper. */
  readonly week: (isPaper: boolean) => ReactNode;
}

/** A week on screen and on one A4: school, title, week (D66). */
export function PrintedWeek({ label, branch, lessonCount, readAt, week }: PrintedWeekProps) {
  const words = useLessonsMessages();
  const { locale } = useKitMessages();
  const { head = <SchoolLetterhead /> } = useBranchHead(branch);
  return (
    <>
      <Row justify="space-between">
        <Text tone="muted">{words.lessons(lessonCount)}</Text>
        <PrintButton variant="secondary" />
      </Row>
      {week(false)}
      <PrintSheet label={label} isLong onPaperOnly>
        <PrintedPage head={head} title={label} note={words.printed(dateTimeLabel(readAt, locale))}>
          {week(true)}
        </PrintedPage>
      </PrintSheet>
    </>
  );
}
