import {
  changesBetween,
  choiceLabel,
  englishWords,
  type AuditChange,
  type OccasionContent,
} from '@school/domain';
import type { StoredOccasion } from './calendar.schema';

const texts = ({ occasionKind, title, note, firstDay, lastDay, branch, classes }: OccasionContent) => ({
  occasionKind,
  title,
  note,
  firstDay,
  lastDay,
  branchCode: branch,
  classes: classes?.map((one) => choiceLabel(englishWords.options.class, one)).join(', '),
});

/** The differences between an occasion before a change and after it, for the audit log (D60). */
export const occasionChanges = (
  before: OccasionContent | undefined,
  after: OccasionContent | undefined,
): readonly AuditChange[] => changesBetween(before ? texts(before) : {}, after ? texts(after) : {});

/** The name of an occasion in the audit log: its title, and the day that tells two of one title apart. */
export const occasionSubject = ({ title, firstDay }: Pick<StoredOccasion, 'title' | 'firstDay'>) =>
  ({ kind: 'calendar', id: title, name: firstDay }) as const;
