import { addHead, type FeePayer, type StandingConcession } from '../fees';
import { addCharge, type Ledger } from '../ledger';
import { noon, schoolDate } from '../school';
import { registrationSchema, sampleFeePayer, sampleRegistration, type StudentDetails } from '../students';
import { changed, done, left, moved, on, pay, payment, rupees } from '../test/counter';
import { englishWords, type Words } from '../words';
import { hindiWords } from '../words/hi';
import {
  certificateDraft,
  certificateLanguage,
  duesPaidUpTo,
  withLeaving,
  type KnownElsewhere,
} from './certificate-draft';

const today = on('2026-11-20');

function aStudent(changes: Partial<StudentDetails & FeePayer> = {}): StudentDetails & FeePayer {
  const { personalDetail, ...details } = registrationSchema.parse(sampleRegistration());
  return {
    ...sampleFeePayer(),
    ...details,
    personalDetail,
    feesFrom: '2026-09',
    classSession: '2026-27',
    ...changes,
  };
}

const draftOf = (
  student: StudentDetails & FeePayer,
  day: string,
  words: Words,
  elsewhere: KnownElsewhere = { subjects: [] },
  leftOn = schoolDate(student.leftAt ?? noon(day)),
) => certificateDraft(student, [], on(day), words, elsewhere, leftOn);

describe('what a certificate would say by the record', () => {
  it('fills the list of the CBSE in English', () => {
    const asha = aStudent();
    expect(certificateLanguage(asha)).toBe('en');
    const { form, fields, rows } = draftOf(asha, '2026-11-20', englishWords);
    expect(form).toBe('cbse');
    expect(rows).toEqual([]);
    expect(fields).toMatchObject({
      admissionNo: '1001',
      pupilName: 'Asha Verma',
      dateOfBirth: '2015-06-01',
      birthInWords: 'First June two thousand fifteen',
      birthInHindi: 'एक जून दो हज़ार पंद्रह',
      lastClass: 'III (three)',
      nationality: 'Indian',
      category: 'General',
      feeConcession: 'No',
      issuedOn: '2026-11-20',
    });
    // She came in 2022; her class at that time is unknown.
    expect(fields).not.toHaveProperty('admittedClass');
    expect(fields).not.toHaveProperty('registerNo');
  });

  it.each([
    ['2027-03-10', 'cbse'],
    ['2027-04-05', 'scholar'],
  ])('is of the branch of the day, of who goes into the other in April: on %s', (day, form) => {
    const promoted = moved(aStudent(), { decision: 'promote', class: '4', section: 'b' }, on('2027-02-08'));
    const asha = changed({ ...aStudent(), ...promoted }, noon('2027-02-15'), {
      medium: 'hindi',
      boardType: 'up',
    });
    expect(draftOf(asha, day, englishWords).form).toBe(form);
    expect(draftOf(left(asha, noon(day)), '2027-06-01', englishWords).form).toBe(form);
  });

  it('fills the scholar’s register of a child of Hindi medium in Hindi, a row for each class', () => {
    const terms = { medium: 'hindi', boardType: 'up', revision: 0 } as const;
    const amit = aStudent({
      medium: 'hindi',
      boardType: 'up',
      class: '7',
      classSession: '2027-28',
      dateOfAdmission: '2026-07-01',
      former: [{ ...terms, class: '6', classSession: '2026-27', until: noon('2027-04-03') }],
    });
    expect(certificateLanguage(amit)).toBe('hi');
    const { form, fields, rows } = draftOf(amit, '2027-11-20', hindiWords);
    expect(form).toBe('scholar');
    expect(fields).toMatchObject({ registerNo: '1001', casteReligion: 'हिंदू' });
    const kurmi = { ...amit, personalDetail: { ...amit.personalDetail, subCategory: 'Kurmi' } };
    expect(draftOf(kurmi, '2027-11-20', hindiWords).fields).toMatchObject({ casteReligion: 'Kurmi, हिंदू' });
    expect(fields).not.toHaveProperty('nationality');
    expect(rows).toMatchObject([
      {
        class: 'VI',
        admittedOn: '2026-07-01',
        promotedOn: '2027-04-03',
        session: '2026-27',
        conduct: 'उत्तम',
      },
      { class: 'VII', admittedOn: '2027-04-03', session: '2027-28' },
    ]);
    expect(rows[1]).not.toHaveProperty('removedOn', expect.anything());

    const leaving = { leftOn: '2027-11-20', reason: 'moved' } as const;
    const said = withLeaving(form, { fields, rows }, leaving, hindiWords);
    const why = hindiWords.options.leavingReason.moved;
    expect(said.rows[1]).toMatchObject({ removedOn: '2027-11-20', cause: why });
    expect(said.rows[0]).toMatchObject({ promotedOn: '2027-04-03', cause: undefined });
    expect(said.fields).toMatchObject({ reason: why });
    expect(withLeaving(form, { fields: { reason: 'Own words' }, rows }, leaving, hindiWords).fields).toEqual({
      reason: 'Own words',
    });
  });

  it('is of class VIII for who is promoted in March, and leaves before the new session begins', () => {
    const terms = { medium: 'hindi', boardType: 'up', revision: 0 } as const;
    const move = { became: 'promoted', session: '2026-27', by: 'Admin', byId: 'a1' } as const;
    const eight = { ...terms, class: '8', classSession: '2026-27' } as const;
    const nine = { ...terms, class: '9', classSession: '2027-28' } as const;
    const amit = aStudent({
      ...nine,
      dateOfAdmission: '2026-07-01',
      former: [{ ...eight, section: 'a', until: noon('2027-04-01'), decidedAt: noon('2027-03-05'), move }],
    });
    const leftAt = noon('2027-03-20');
    const gone = { ...amit, leftAt, former: [...(amit.former ?? []), { ...nine, until: leftAt }] };
    for (const student of [amit, gone]) {
      const { fields, rows } = draftOf(student, '2027-03-20', hindiWords);
      const english = { medium: 'english', boardType: 'cbse' } as const;
      const former = student.former?.map((one) => ({ ...one, ...english }));
      const inEnglish = { ...student, ...english, former };
      expect(draftOf(inEnglish, '2027-03-20', englishWords).fields).toMatchObject({
        lastClass: 'VIII (eight)',
        promoted: 'Yes, for class IX',
      });
      expect(rows).toMatchObject([{ class: 'VIII', promotedOn: undefined }]);
      const leaving = { leftOn: '2027-03-20', reason: 'moved' } as const;
      const said = withLeaving('scholar', { fields, rows }, leaving, hindiWords);
      expect(said.rows).toMatchObject([{ class: 'VIII', removedOn: '2027-03-20' }]);
    }
  });

  describe('how often a class was not passed', () => {
    const detained = { became: 'detained', by: 'Admin', byId: 'a1' } as const;
    const year = (session: string, until: string) =>
      ({
        medium: 'english',
        boardType: 'cbse',
        revision: 0,
        class: '8',
        classSession: session,
        until: noon(until),
        move: { ...detained, session },
      }) as const;
    const before = year('2023-24', '2024-04-01');
    const first = year('2024-25', '2025-04-01');
    const second = year('2025-26', '2026-04-01');

    it.each([
      ['never', [], undefined],
      ['once', [second], 'Once'],
      ['twice', [first, second], 'Twice'],
      ['once in each of two classes', [{ ...first, class: '7' as const }, second], 'Once'],
      ['three times, which the form has no word for', [before, first, second], '3 times'],
    ])('%s', (_, former, failed) => {
      const asha = aStudent({ class: '8', dateOfAdmission: '2023-04-01', former });
      expect(draftOf(asha, '2026-11-20', englishWords).fields.failed).toBe(failed);
    });

    it('and never after the last day, on a certificate of a day that has passed', () => {
      const asha = aStudent({ class: '8', dateOfAdmission: '2023-04-01', former: [first, second] });
      const { fields } = draftOf(asha, '2026-11-20', englishWords, { subjects: [] }, '2024-12-01');
      expect(fields.failed).toBe('Once');
    });

    it('is not asked of the class that was only just repeated: whether it was passed nobody knows yet', () => {
      const asha = aStudent({ class: '8', dateOfAdmission: '2024-04-01', former: [second] });
      expect(draftOf(asha, '2026-11-20', englishWords).fields).not.toHaveProperty('promoted');
    });
  });

  it.each([
    ['of that day', {}, englishWords.options.concession.sibling],
    ['that is over', { through: '2026-10' }, 'No'],
  ])('says a concession %s', (_, changes, said) => {
    const sibling: StandingConcession = {
      ...{ id: '1', concession: 'sibling', unit: 'percent', value: 10_00, from: '2026-09' },
      ...{ reason: 'Brother', givenBy: 'Admin', givenById: 'a1', givenAt: noon('2026-09-01') },
      ...changes,
    };
    const asha = aStudent({ concessions: [sibling] });
    expect(draftOf(asha, '2026-11-20', englishWords).fields.feeConcession).toBe(said);
  });

  it('says a class before class 1 by its name alone', () => {
    expect(draftOf(aStudent({ class: 'ukg' }), '2026-11-20', englishWords).fields.lastClass).toBe('UKG');
  });

  it('says that the class was not passed where that was decided', () => {
    const move = { became: 'detained', session: '2026-27', by: 'Admin', byId: 'a1' } as const;
    const terms = { medium: 'english', boardType: 'cbse', revision: 0, class: '8' } as const;
    const asha = aStudent({
      class: '8',
      classSession: '2027-28',
      dateOfAdmission: '2026-07-01',
      former: [
        {
          ...terms,
          classSession: '2026-27',
          until: noon('2027-04-01'),
          decidedAt: noon('2027-03-05'),
          move,
        },
      ],
    });
    expect(draftOf(asha, '2027-03-20', englishWords).fields).toMatchObject({
      promoted: 'No',
      failed: 'Once',
    });
  });

  it('says what the class learns, and the days of the session: half a day counts a half', () => {
    const attended = { present: 103, absent: 12, half: 1, leave: 4 };
    const { fields } = draftOf(aStudent(), '2026-11-20', englishWords, {
      subjects: ['English', 'Hindi', 'Mathematics'],
      attended,
    });
    expect(fields).toMatchObject({ subjects: 'English, Hindi, Mathematics' });
    expect(fields).toMatchObject({ workingDays: '120', daysPresent: '103.5' });
  });

  it('of a day that has passed says all by the terms of that day: who sat in the other branch until 31 March', () => {
    const terms = { medium: 'english', boardType: 'cbse', revision: 0 } as const;
    const gone = aStudent({
      medium: 'hindi',
      boardType: 'up',
      class: '6',
      classSession: '2027-28',
      former: [{ ...terms, class: '5', classSession: '2026-27', until: noon('2027-04-01') }],
    });
    expect(draftOf(gone, '2027-04-05', hindiWords).form).toBe('scholar');
    const { form, fields } = draftOf(gone, '2027-04-05', englishWords, { subjects: [] }, '2027-03-31');
    expect(form).toBe('cbse');
    expect(fields).toMatchObject({ lastClass: 'V (five)', appliedOn: '2027-04-05' });
  });

  it.each([
    ['nothing is paid', 0, undefined],
    ['two months are paid', 600, '2026-10'],
    ['a part of the second month is paid', 400, '2026-09'],
    ['all is paid', 900, '2026-11'],
  ])('says up to which month dues are paid: %s', (_, paid, month) => {
    const asha = aStudent();
    const ledger = paid === 0 ? [] : done([], payment([], asha, today, paid));
    expect(duesPaidUpTo(ledger, asha, today, schoolDate(today.at))).toBe(month);
  });

  it('says March of class XII, whose TC alone is charged and paid in April (D74)', () => {
    const asha = aStudent({ class: '12', stream: 'arts', feesFrom: '2027-03' });
    const april = on('2027-04-05');
    const tc = { head: 'tc', amount: rupees(100), reason: 'Passed out' } as const;
    const paid = pay([], asha, april, undefined, { toward: 'tc', charges: [tc] });
    expect(duesPaidUpTo(paid, asha, april, '2027-04-05')).toBe('2027-03');
  });

  it('says the month of leaving where it costs nothing: nobody charges it, and nobody has to pay', () => {
    const rte = { id: 'c1', concession: 'rte', unit: 'percent', value: 10_000, from: '2026-09' } as const;
    const given = {
      ...rte,
      reason: 'Given by law',
      givenBy: 'Admin',
      givenById: 'a1',
      givenAt: noon('2026-09-01'),
    };
    const asha = aStudent({ concessions: [given] });
    expect(duesPaidUpTo([], asha, today, '2026-11-20')).toBe('2026-11');
    expect(duesPaidUpTo([], asha, today, '2026-10-31')).toBe('2026-10');
  });

  describe('counts no month as paid while another head of it is open', () => {
    const asha = aStudent();
    const paidUpTo = (ledger: Ledger, at = today) => duesPaidUpTo(ledger, asha, at, '2026-11-20');

    it('a fine of November, where all months are paid', () => {
      const paid = pay([], asha, today);
      const fine = { head: 'fine', amount: rupees(50), reason: 'Broke a window' } as const;
      const fined = [...paid, ...addCharge(paid, asha, fine, today)];
      expect(paidUpTo(fined)).toBe('2026-10');
      expect(paidUpTo(pay(fined, asha, today))).toBe('2026-11');
    });

    it('the computer lessons of October, where the monthly fee of October is paid', () => {
      const lessons = {
        name: 'Computer',
        every: 'monthly',
        price: 'one',
        takers: 'all',
        isRefundable: false,
        from: '2026-09',
        amount: rupees(100),
      } as const;
      const head = addHead([], lessons, { by: 'Admin', at: noon('2026-04-01') }, false);
      if (!head.ok) throw new Error(head.code);
      const at = on('2026-11-20', [], [head.value]);
      expect(paidUpTo(pay([], asha, at, 700), at)).toBe('2026-09');
    });
  });

  it('says nothing of months that are paid ahead: whoever leaves gets them back (D74)', () => {
    const asha = aStudent();
    const ahead = done([], payment([], asha, today, undefined, { throughMonth: '2027-01' }));
    expect(duesPaidUpTo(ahead, asha, today, schoolDate(today.at))).toBe('2026-11');
  });
});
