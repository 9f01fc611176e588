import { bySection, isSameSection, type ClassSection } from './class-section';

const sevenA: ClassSection = { branch: 'MLMEC', class: '7', section: 'a' };

describe('a section of a branch (D61)', () => {
  it.each([
    [{ ...sevenA }, true],
    [{ ...sevenA, section: 'b' } as const, false],
    [{ ...sevenA, class: '8' } as const, false],
    [{ ...sevenA, branch: 'MLMIC' } as const, false],
  ])('is the same by branch, class and section', (other, isSame) => {
    expect(isSameSection(sevenA, other)).toBe(isSame);
  });

  it('stands in the order of the school: branch, youngest class, section', () => {
    const ordered: ClassSection[] = [
      { branch: 'MLMEC', class: 'lkg', section: 'b' },
      { ...sevenA, section: '*' },
      sevenA,
      { ...sevenA, class: '10' },
      { branch: 'MLMIC', class: 'pg', section: 'a' },
    ];
    expect(ordered.toReversed().sort(bySection)).toEqual(ordered);
  });
});
