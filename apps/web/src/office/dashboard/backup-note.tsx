import { dateTimeLabel, dayFrom, schoolDate, timeLabel } from '@school/domain';
import { Alert, Skeleton, Text, useKitMessages, VisuallyHidden } from '@school/ui';
import type { Backups } from '../../api/types';
import { useDashboardMessages } from './messages';

const DAY_HOURS = 24;

export interface BackupNoteProps {
  readonly backups: Backups | undefined;
  /** The moment at which the backups were read. */
  readonly now: Date;
  readonly hasFailed?: boolean | undefined;
}

/** The time of the last good backup: a quiet line, which becomes a warning after two days without one. */
export function BackupNote({ backups, now, hasFailed = false }: BackupNoteProps) {
  const dashboard = useDashboardMessages();
  const { locale } = useKitMessages();
  const texts = dashboard.backup;
  if (hasFailed)
    return (
      <Text tone="muted" role="status">
        {texts.loadFailed}
      </Text>
    );
  if (!backups)
    return (
      <Text tone="muted" as="div" aria-busy>
        <Skeleton width="16rem" height="1.5em" />
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
      </Text>
    );
  const { lastAt, ageHours, isLate, isElsewhere, failure } = backups;
  if (isElsewhere) return <Text tone="muted">{texts.elsewhere}</Text>;
  const lastText = lastAt === null ? texts.none : texts.last(whenLabel(new Date(lastAt), now, texts, locale));
  if (isLate)
    return (
      <Alert
        tone="warning"
        title={ageHours === null ? texts.neverYet : texts.noneFor(Math.floor(ageHours / DAY_HOURS))}
      >
        <p>{lastAt === null ? texts.danger : `${texts.sentence(lastText)} ${texts.danger}`}</p>
        {failure !== null && <p>{texts.failed(failure)}</p>}
      </Alert>
    );
  if (failure !== null)
    return (
      <Alert tone="info" title={lastText}>
        {texts.failed(failure)}
      </Alert>
    );
  return <Text tone="muted">{lastText}</Text>;
}

interface DayTexts {
  readonly today: (time: string) => string;
  readonly yesterday: (time: string) => string;
}

function whenLabel(madeAt: Date, now: Date, { today, yesterday }: DayTexts, locale: string): string {
  const day = schoolDate(madeAt);
  if (day === schoolDate(now)) return today(timeLabel(madeAt, locale));
  return day === dayFrom(schoolDate(now), -1)
    ? yesterday(timeLabel(madeAt, locale))
    : dateTimeLabel(madeAt, locale);
}
