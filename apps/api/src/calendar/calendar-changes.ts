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

/** What differs between an occasion before a change and after it, for the audit log (D60). */
export const occasionChanges = (
  before: OccasionContent | undefined,
  after: OccasionContent | undefined,
): readonly AuditChange[] => changesBetween(before ? texts(before) : {}, after ? texts(after) : {});

/** What the audit log calls an occasion: its title, and the day by which two of one title are told apart. */
export const occasionSubject = ({ title, firstDay }: Pick<StoredOccasion, 'title' | 'firstDay'>) =>
  ({ kind: 'calendar', id: title, name: firstDay }) as const;
