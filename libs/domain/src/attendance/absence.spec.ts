import { absenceHi, hindiWords } from '@school/domain/hindi';
import { absenceEn, englishWords } from '../words';
import { absenceText, isMissing, type AbsenceFacts } from './absence';

const facts: AbsenceFacts = {
  studentName: 'Asha Verma',
  class: '3',
  section: 'a',
  day: '2026-11-24',
  branch: { name: 'M L M English Convent', nameHindi: 'एम एल एम', phone: '0512 234567' },
  language: 'en',
};

describe('the note to a family', () => {
  it('says who was not there, when, and whom to call', () => {
    expect(absenceText(facts, { words: englishWords, sentences: absenceEn }).split('\n')).toEqual([
      'Dear parent,',
      'Asha Verma (class III A) was not at school on 24 Nov 2026.',
      'Please tell us why. If your child left home for school, please call at once.',
      expect.stringMatching(/^M L M English Convent, /),
    ]);
  });

  it('is in the language of the family, and has no star for a class without sections', () => {
    const text = absenceText(
      { ...facts, section: '*', language: 'hi' },
      { words: hindiWords, sentences: absenceHi },
    );
    // The verb agrees with the absence, not with the child, who is a girl or a boy.
    expect(text).toMatch(/^Asha Verma \(कक्षा III\) की दिनांक .+ को विद्यालय में अनुपस्थिति दर्ज हुई है।$/m);
    expect(text).toContain('एम एल एम');
  });

  it.each([
    ['present', false],
    ['half', false],
    ['absent', true],
    ['leave', true],
  ] as const)('is written of who is %s: %s', (attendance, is) => {
    expect(isMissing(attendance)).toBe(is);
  });
});
