import { Readable } from 'node:stream';
import { englishWords, type AuditEntry } from '@school/domain';
import { auditSheet } from './audit.sheet';

const of = (kind: AuditEntry['subject']['kind'], id: string): AuditEntry => ({
  id: '1',
  at: new Date('2026-11-21T04:35:00Z'),
  action: 'fee-table-added',
  subject: { kind, id, name: id },
  changes: [],
});

/** The cells below the headings that name the subject of an audit entry. */
function shownOf(entry: AuditEntry) {
  const { columns } = auditSheet(Readable.from([entry]), englishWords);
  const { auditSubject, auditName } = englishWords.labels;
  return columns
    .filter(({ head }) => head === auditSubject || head === auditName)
    .map(({ cell }) => cell(entry)?.value);
}

describe('of what a deed was, in the file of the log', () => {
  it.each([
    ['a month', of('fee-table', '2026-04'), 'Apr 2026'],
    ['a day', of('calendar', '2026-04-06'), '6 Apr 2026'],
    ['a student whose ID looks like a month', of('student', '2026-04'), '2026-04'],
  ])('%s, as the log has it on screen', (_, entry, shown) => {
    expect(shownOf(entry)).toEqual([shown, shown]);
  });
});
