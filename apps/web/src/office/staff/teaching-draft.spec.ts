import type { Teaching } from '@school/domain';
import {
  emptyOf,
  offeredOf,
  withClassTeacher,
  withoutSection,
  withSection,
  withSubject,
} from './teaching-draft';

const sevenA = { branch: 'MLMEC', class: '7', section: 'a' } as const;
const sixB = { branch: 'MLMEC', class: '6', section: 'b' } as const;
const learnt = ['English', 'Hindi', 'Science'];
const nothing = { subjects: [], isClassTeacher: false };

describe('the sections of a teacher as an administrator chooses them (D58)', () => {
  it('come in the order of the school, each once, and go again', () => {
    const both = withSection(withSection([], sevenA), sixB);
    expect(both).toEqual([
      { ...sixB, ...nothing },
      { ...sevenA, ...nothing },
    ]);
    expect(withSection(both, sevenA)).toHaveLength(2);
    expect(withoutSection(both, sixB)).toEqual([{ ...sevenA, ...nothing }]);
  });

  it('have subjects in the order of the class, whatever was ticked first', () => {
    const begun = withSection(withSection([], sevenA), sixB);
    const ticked = ['Science', 'English'].reduce<Teaching>(
      (draft, subject) => withSubject(draft, sevenA, subject, { isTaught: true, learnt }),
      begun,
    );
    expect(ticked[1]?.subjects).toEqual(['English', 'Science']);
    expect(ticked[0]?.subjects).toEqual([]);
    const less = withSubject(ticked, sevenA, 'English', { isTaught: false, learnt });
    expect(less[1]?.subjects).toEqual(['Science']);
  });

  it('cannot be given with nothing ticked', () => {
    const draft = withSection(withSection([], sevenA), sixB);
    expect(emptyOf(withClassTeacher(draft, sevenA, true))).toEqual([{ ...sixB, ...nothing }]);
  });

  it('keep a subject that the class learns no longer, as it was written', () => {
    expect(offeredOf(learnt, ['HINDI', 'Computer'])).toEqual(['English', 'HINDI', 'Science', 'Computer']);
  });
});
