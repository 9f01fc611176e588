import { importStudentsEn } from './messages';

describe('what an import says of one row', () => {
  it('is one, and of more they are many', () => {
    const { fileWithRows, run, done, confirmText } = importStudentsEn;
    expect(fileWithRows('a.csv', 1)).toBe('a.csv: 1 row');
    expect(fileWithRows('a.csv', 2)).toBe('a.csv: 2 rows');
    expect(run(1)).toBe('Run: 1 student');
    expect(done(0, 1)).toBe('0 of 1 row');
    expect(confirmText(1, 0, 1)).toBe(
      '1 student is registered and 0 changed. 1 row is refused and left out.',
    );
  });
});
