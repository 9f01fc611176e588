import { contrast, edgePairings, leastContrast, textPairings } from './contrast';
import { darkTheme } from './dark';
import { lightTheme } from './light';
import { printTheme } from './print';

describe.each([lightTheme, darkTheme, printTheme])('contrast of the $name theme', ({ color }) => {
  it.each(textPairings)('text: %s on %s', (front, ground) => {
    expect(contrast(color[front], color[ground])).toBeGreaterThanOrEqual(leastContrast.text);
  });

  it.each(edgePairings)('edge or ring: %s on %s', (front, ground) => {
    expect(contrast(color[front], color[ground])).toBeGreaterThanOrEqual(leastContrast.edge);
  });
});

it('black on white is the most there is', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});
