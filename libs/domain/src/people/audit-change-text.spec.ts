import { calendarExportSchema } from '../calendar';
import { certificateExportSchema } from '../certificates';
import { dayBookExportSchema, defaultersExportSchema, receiptExportSchema } from '../books';
import { staffReportExportSchema } from '../reports';
import { studentExportSchema } from '../students';
import { englishWords } from '../words';
import { hindiWords } from '../words/hi';
import { auditExportSchema, type AuditSubject } from './audit';
import { auditChangeText, auditSubjectShown } from './audit-change-text';

describe('a change reads', () => {
  it.each<[string, string, string | undefined, string | undefined, string]>([
    ['of a choice', 'boardType', 'cbse', 'up', 'Board: CBSE → UP'],
    ['of rupees', 'monthlyFee', '430', '1290.5', 'Monthly fee: ₹430 → ₹1,290.50'],
    [
      'of the fine for a cheque',
      'returnedChequeFine',
      '100',
      '250.5',
      'Fine for a returned cheque: ₹100 → ₹250.50',
    ],
    ['of rupees below zero', 'moved', undefined, '-2860', 'Amount of months moved: −₹2,860'],
    ['of the fees of some classes', '1-5.monthly', '400', '430', 'Monthly fee, Classes I to V: ₹400 → ₹430'],
    ['of a head by class', 'bands.9-10', undefined, '250', 'Amounts by class, Classes IX and X: ₹250'],
    ['of a branch', 'outstanding.MLMEC', undefined, '360', 'Outstanding, M.L.M. Education Centre: ₹360'],
    ['of a day', 'leftOn', undefined, '2026-08-14', 'Left on: 14 Aug 2026'],
    ['of a month', 'feesFrom', '2026-08', '2026-09', 'Fees from: Aug 2026 → Sept 2026'],
    ['of several months', 'month', undefined, '2026-04 – 2026-06', 'Month: Apr 2026 – Jun 2026'],
    ['of months of each year', 'inMonths', undefined, '09, 02', 'Months charged: Sept, Feb'],
    ['of a moment', 'changedAt', undefined, '2025-04-01T02:30:00.000Z', 'Changed: 1 Apr 2025, 8:00 am'],
    ['of sign-ins that end no more', 'idleAfter', '30', 'off', 'Idle minutes: 30 → Never'],
    ['of a yes', 'passesOut', undefined, 'true', 'Passes out: Yes'],
    ['of a session', 'classSession', '2025-26', '2026-27', 'Class counts for: 2025-26 → 2026-27'],
    ['of what is none any more', 'right', 'reports', undefined, 'Right: Read reports → -'],
    ['of a picture, as changed', 'signatureRef', undefined, '6b073f5f955163cee36f1f10', 'Signature: changed'],
    ['of digits that are no amount', 'reference', undefined, '442212', 'Reference: 442212'],
    ['of who is in a list', 'left', undefined, 'true', 'Left the school: Yes'],
    ['of the branch of a list', 'branch', undefined, 'MLMIC', 'Branch: M.L.M. Inter College'],
    ['of the first day of a list', 'from', undefined, '2026-11-03', 'First day: 3 Nov 2026'],
    ['of a month from which on', 'from', undefined, '2026-11', 'From month: Nov 2026'],
    ['of what a list of deeds is of', 'action', undefined, 'signed-in', 'Action: Signed in'],
    ['of the app of a reminder', 'reminderWay', undefined, 'sms', 'By: SMS'],
    ['of what an import came to', 'registered', undefined, '60', 'Registered: 60'],
  ])('%s', (_, field, before, after, text) => {
    const change = { field, ...(before && { before }), ...(after && { after }) };
    expect(auditChangeText(change, englishWords)).toBe(text);
  });

  it('of a secret, as changed (D60)', () => {
    const change = { field: 'adhaarNumber', isHidden: true };
    expect(auditChangeText(change, englishWords)).toBe('Adhaar number: changed');
  });

  it('in Hindi as in English', () => {
    const change = { field: '1-5.monthly', before: '400', after: '430' };
    expect(auditChangeText(change, hindiWords)).toBe('मासिक शुल्क, कक्षा I से V: ₹400 → ₹430');
  });

  it.each([
    ['calendar', calendarExportSchema],
    ['certificates', certificateExportSchema],
    ['day book', dayBookExportSchema],
    ['defaulters', defaultersExportSchema],
    ['receipts', receiptExportSchema],
    ['report of the staff', staffReportExportSchema],
    ['students', studentExportSchema],
    ['audit log', auditExportSchema],
  ])('in words, whatever the file of the %s was narrowed by', (_, { shape }) => {
    // Sorting does not filter anything.
    const fields = Object.keys(shape).filter((field) => field !== 'sort');
    const unnamed = fields.filter(
      (field) => auditChangeText({ field, after: 'x' }, hindiWords) === `${field}: x`,
    );
    expect(unnamed).toEqual([]);
  });
});

describe('what a line is of reads', () => {
  it.each<[string, AuditSubject, string | undefined, string]>([
    ['fees from a month', { kind: 'fee-table', id: '2027-01' }, undefined, 'Jan 2027'],
    ['a day of teachers', { kind: 'attendance', id: '2026-11-03' }, undefined, '3 Nov 2026'],
    ['a day of a section', { kind: 'attendance', id: 'VII A', name: '2026-11-03' }, '3 Nov 2026', 'VII A'],
    ['a day off', { kind: 'calendar', id: 'Holi', name: '2027-03-22' }, '22 Mar 2027', 'Holi'],
    ['a student ID like a month', { kind: 'student', id: '2027-01', name: 'Om' }, 'Om', '2027-01'],
    ['a list that left', { kind: 'list', id: 'class-sheet' }, undefined, 'Class sheet'],
    ['a list of before', { kind: 'list', id: 'fee-register' }, undefined, 'fee-register'],
    ['a session like a month', { kind: 'session', id: '2011-12' }, undefined, '2011-12'],
  ])('%s', (_, subject, name, id) => {
    const shown = auditSubjectShown(subject, englishWords);
    expect([shown.name, shown.id]).toEqual([name, id]);
  });
});
