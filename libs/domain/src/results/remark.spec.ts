import { examStates } from './exam';
import { LONGEST_REMARK, mayWriteRemarks, readRemark } from './remark';

describe('a remark of the class teacher', () => {
  it.each([
    ['as it is', 'Works hard', { ok: true, value: 'Works hard' }],
    ['without what stands around it', '  Works hard ', { ok: true, value: 'Works hard' }],
    ['in Hindi', 'परिश्रमी छात्रा', { ok: true, value: 'परिश्रमी छात्रा' }],
    ['nothing where nothing was typed', '   ', { ok: true, value: undefined }],
    ['of just the length', 'x'.repeat(LONGEST_REMARK), { ok: true, value: 'x'.repeat(LONGEST_REMARK) }],
    ['refused where it is longer', 'x'.repeat(LONGEST_REMARK + 1), { ok: false, says: 'maxLength:120' }],
  ])('is kept %s', (_, typed, read) => {
    expect(readRemark(typed)).toEqual(read);
  });

  it.each([
    ['an administrator', { isAdmin: true, isClassTeacher: false }, [true, true, true]],
    ['the class teacher', { isAdmin: false, isClassTeacher: true }, [true, true, false]],
    ['whoever is neither', { isAdmin: false, isClassTeacher: false }, [false, false, false]],
  ])('of an open, a locked and a published exam by %s', (_, who, may) => {
    expect(examStates.map((state) => mayWriteRemarks(state, who))).toEqual(may);
  });
});
