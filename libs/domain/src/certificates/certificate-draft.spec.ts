import type { FeePayer } from '../fees';
import { registrationSchema, sampleFeePayer, sampleRegistration, type StudentDetails } from '../students';
import { done, noon, on, payment } from '../test/counter';
import { englishWords } from '../words';
import { hindiWords } from '../words/hi';
import { certificateDraft, certificateLanguage, duesPaidUpTo, withLeaving } from './certificate-draft';

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

describe('what a certificate would say by the record', () => {
  it('fills the list of the CBSE in English', () => {
    const asha = aStudent();
    expect(certificateLanguage(asha)).toBe('en');
    const { form, fields, rows } = certificateDraft(asha, [], today, englishWords);
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
    // Came in 2022; of which class then nobody knows.
    expect(fields).not.toHaveProperty('admittedClass');
    expect(fields).not.toHaveProperty('registerNo');
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
    const { form, fields, rows } = certificateDraft(amit, [], on('2027-11-20'), hindiWords);
    expect(form).toBe('scholar');
    expect(fields).toMatchObject({ registerNo: '1001', casteReligion: 'none, हिंदू' });
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
      const { fields, rows } = certificateDraft(student, [], on('2027-03-20'), hindiWords);
      const inEnglish = { ...student, medium: 'english', boardType: 'cbse' } as const;
      expect(certificateDraft(inEnglish, [], on('2027-03-20'), englishWords).fields).toMatchObject({
        lastClass: 'VIII (eight)',
      });
      expect(rows).toMatchObject([{ class: 'VIII', promotedOn: undefined }]);
      const leaving = { leftOn: '2027-03-20', reason: 'moved' } as const;
      const said = withLeaving('scholar', { fields, rows }, leaving, hindiWords);
      expect(said.rows).toMatchObject([{ class: 'VIII', removedOn: '2027-03-20' }]);
    }
  });

  it.each([
    ['nothing is paid', 0, undefined],
    ['two months are paid', 600, '2026-10'],
    ['a part of the second month is paid', 400, '2026-09'],
    ['all is paid', 900, '2026-11'],
  ])('says up to which month dues are paid: %s', (_, paid, month) => {
    const asha = aStudent();
    const ledger = paid === 0 ? [] : done([], payment([], asha, today, paid));
    expect(duesPaidUpTo(ledger, asha, today)).toBe(month);
  });

  it('says nothing of months that are paid ahead: whoever leaves gets them back (D74)', () => {
    const asha = aStudent();
    const ahead = done([], payment([], asha, today, undefined, { throughMonth: '2027-01' }));
    expect(duesPaidUpTo(ahead, asha, today)).toBe('2026-11');
  });
});
