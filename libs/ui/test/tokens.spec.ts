import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { darkTheme } from '../src/theme/dark';
import { lightTheme } from '../src/theme/light';
import { printTheme } from '../src/theme/print';
import { tokenFiles, tokensAsDtcg, variableOf } from '../tokens/tokens';

describe('the tokens as files', () => {
  it.each(Object.entries(tokenFiles()))('%s is what the theme says now (npm run tokens)', (name, text) => {
    expect(readFileSync(join(__dirname, '../tokens', name), 'utf8')).toBe(text);
  });

  it('a variable has the name of its token', () => {
    expect(variableOf('color', 'inkMuted')).toBe('--kit-color-ink-muted');
  });

  it('values stand as the format for design tools has them', () => {
    const { color, space, motion, shadow, size, type } = tokensAsDtcg(lightTheme);
    expect(color).toMatchObject({
      $type: 'color',
      ink: { $value: { colorSpace: 'srgb', components: [0.1059, 0.1373, 0.2], hex: '#1b2333' } },
    });
    expect(tokensAsDtcg(darkTheme).color).toMatchObject({
      backdrop: { $value: { components: [0, 0, 0], alpha: 0.65 } },
    });
    expect(space).toMatchObject({
      none: { $value: { value: 0, unit: 'px' } },
      m: { $value: { value: 1, unit: 'rem' } },
    });
    expect(motion).toMatchObject({ fast: { $value: { value: 120, unit: 'ms' } } });
    expect(shadow).toMatchObject({
      raised: { $value: [{ offsetY: { value: 1, unit: 'px' } }, { blur: { value: 8, unit: 'px' } }] },
    });
    expect(type).toMatchObject({
      $type: 'typography',
      heading: { m: { $value: { fontSize: '{font.size.m}', lineHeight: '{font.line.tight}' } } },
    });
    expect(size).toMatchObject({ photo: { width: { $value: { value: 7.5, unit: 'rem' } } } });
    expect(size).not.toHaveProperty('carousel');
  });

  it('each mode has the colours of the others by the same names', () => {
    const names = ({ color }: ReturnType<typeof tokensAsDtcg>) => Object.keys(color);
    expect(names(tokensAsDtcg(darkTheme))).toEqual(names(tokensAsDtcg(lightTheme)));
    expect(names(tokensAsDtcg(printTheme))).toEqual(names(tokensAsDtcg(lightTheme)));
  });
});
