import { manyStudentsEn } from './messages';
import { manyStudentsHi } from './messages.hi';

describe('what a change of several students says when it is one, or one is refused', () => {
  it('is one in English', () => {
    const { confirmText, done } = manyStudentsEn;
    expect(confirmText(1, 0)).toBe('1 student changes exactly as shown.');
    expect(confirmText(1, 1)).toBe('1 student changes exactly as shown. 1 is refused and left as it is.');
    expect(done(0, 1)).toBe('0 of 1 student');
  });

  it('is one in Hindi', () => {
    const { confirmText, finishedPartly } = manyStudentsHi;
    expect(confirmText(1, 0)).toBe('1 विद्यार्थी में ठीक वही बदलेगा जो दिखाया गया है।');
    expect(confirmText(2, 1)).toBe(
      '2 विद्यार्थियों में ठीक वही बदलेगा जो दिखाया गया है। 1 अस्वीकृत है और जैसा है वैसा ही रहेगा।',
    );
    expect(finishedPartly(1, 1)).toBe('पूरा हुआ: 1 में बदलाव किया गया, 1 अस्वीकृत है और जैसा था वैसा ही है।');
  });
});
