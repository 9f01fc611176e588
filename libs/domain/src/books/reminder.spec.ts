import { hindiWords, reminderHi } from '@school/domain/hindi';
import { paise } from '../values';
import { englishWords, reminderEn } from '../words';
import { mobileToRemind, remindedFrom, reminderLink, reminderText, type ReminderFacts } from './reminder';

const asha: ReminderFacts = {
  studentID: '1234',
  studentName: 'Asha Verma',
  class: '7',
  section: 'a',
  amount: paise(123456_50),
  dues: [
    { head: 'opening', month: '2026-06' },
    { head: 'monthly', month: '2026-09' },
    { head: 'monthly', month: '2026-10' },
    { head: 'monthly', month: '2026-12' },
  ],
  lastDate: '2026-12-10',
  branch: { name: 'M.L.M. Education Centre', nameHindi: 'एम.एल.एम. एजुकेशन सेंटर', phone: '0512 2301234' },
  language: 'en',
};
const english = { words: englishWords, sentences: reminderEn };
const hindi = { words: hindiWords, sentences: reminderHi };

describe('what a family is written', () => {
  it('in English, at the counter where the branch has no UPI id', () => {
    expect(reminderText(asha, english).split('\n')).toEqual([
      'Dear parent,',
      'Fees of ₹1,23,456.50 are due for Asha Verma (class VII A, Student ID 1234): ' +
        'Previous balance, Sept 2026 – Oct 2026, Dec 2026.',
      'Please pay by 10 Dec 2026 at the school’s counter.',
      'If you have paid already, please ignore this reminder.',
      'M.L.M. Education Centre, 0512 2301234',
    ]);
  });

  it('in Hindi, with the link of a UPI app, the branch by its Hindi name', () => {
    const branch = { ...asha.branch, upiId: 'mlmec@okbank' };
    const lines = reminderText({ ...asha, section: '*', branch, language: 'hi' }, hindi).split('\n');
    expect(lines[1]).toContain('Asha Verma (कक्षा VII, विद्यार्थी आईडी 1234)');
    expect(lines[1]).toContain('₹1,23,456.50');
    expect(lines[2]).toContain(
      'upi://pay?pa=mlmec@okbank&pn=M.L.M.%20Education%20Centre&am=123456.50&cu=INR&tn=Fees%20of%201234&tr=1234',
    );
    expect(lines[4]).toBe('एम.एल.एम. एजुकेशन सेंटर, 0512 2301234');
  });

  it('by a name in English letters where the branch has no Hindi one, and no phone where none is known', () => {
    const branch = { name: 'M.L.M. Inter College' };
    expect(
      reminderText({ ...asha, branch, language: 'hi' }, hindi)
        .split('\n')
        .at(-1),
    ).toBe('M.L.M. Inter College');
  });
});

describe('the link that opens the clerk’s app', () => {
  const text = 'फ़ीस ₹450 & more\nupi://pay?pa=a@b';
  it.each(['whatsapp', 'sms'] as const)('%s has the whole text, whatever is in it', (way) => {
    const link = reminderLink(way, '9876543210', text);
    expect(
      link.startsWith(way === 'whatsapp' ? 'https://wa.me/919876543210?text=' : 'sms:+919876543210?&body='),
    ).toBe(true);
    const sent = link.split(way === 'whatsapp' ? '?text=' : '?&body=')[1] ?? '';
    expect(decodeURIComponent(sent)).toBe(text);
    expect(sent).not.toMatch(/[&\n ]/);
  });
});

it.each([
  ['the first', '9876543210', '9876543211', '9876543210'],
  ['the second, where the first is none', '0123456789', '6876543211', '6876543211'],
  [
    'none of an old record with a digit too many, before it or behind',
    '09876543210',
    '98765432101',
    undefined,
  ],
  ['none of a line at home and of nothing', '0512230123', '', undefined],
])('writes to %s', (_, primaryMobile, secondaryMobile, mobile) => {
  expect(mobileToRemind({ primaryMobile, secondaryMobile })).toBe(mobile);
});

it('does not count a reminder of seven days ago among those of the last seven', () => {
  expect(remindedFrom('2026-11-23', '7')).toEqual(new Date('2026-11-17T00:00:00+05:30'));
});
