import { problemBody } from './problem';

describe('the sentence of a refusal that names a day', () => {
  const fields = [
    { field: 'leftOn', code: 'leaving-in-closed-session', named: { day: '2026-04-01' } },
  ] as const;

  it.each([
    ['en', 'The session of this day is closed. Choose 1 Apr 2026 or a later day'],
    ['hi', 'इस दिन का सत्र बंद हो चुका है। 1 अप्रैल 2026 या उसके बाद का दिन चुनें'],
  ] as const)('has the day in its language: %s', (language, message) => {
    expect(problemBody(400, 'leaving-in-closed-session', language, fields)).toMatchObject({ message });
  });

  it('leaves a Student ID that only looks like one as it is', () => {
    const ofStudent = [{ field: 'marks', code: 'student-not-in-section', named: '2026-04-01' }] as const;
    expect(problemBody(400, 'student-not-in-section', 'en', ofStudent)).toMatchObject({
      message: 'Student 2026-04-01 is no longer in this section. Check the section again.',
    });
  });
});
