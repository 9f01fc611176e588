import styled from 'styled-components';
import { ownProps } from '../theme/own-props';
import type { Scales, Tone } from '../theme/theme';
import type { TextSize } from '../theme/type-styles';

interface TextLook {
  /** The size; by default that of the surrounding text. */
  readonly size?: TextSize | undefined;
  /** The colour; `muted` is for less important text. */
  readonly tone?: 'ink' | 'muted' | Tone | undefined;
  /**
   * The weight of the letters.
   * @default 'regular'
   */
  readonly weight?: keyof Scales['font']['weight'] | undefined;
}

/** A paragraph in lines that are not too long to read, or words within one with `as="span"`. */
export const Text = styled.p.withConfig(ownProps('size', 'tone', 'weight'))<TextLook>`
  color: ${({ theme, tone = 'ink' }) => theme.color[tone === 'muted' ? 'inkMuted' : tone]};
  font-size: ${({ theme, size }) => (size === undefined ? 'inherit' : theme.font.size[size])};
  font-weight: ${({ theme, weight = 'regular' }) => theme.font.weight[weight]};
  line-height: ${({ theme }) => theme.font.line.body};
  max-inline-size: ${({ theme }) => theme.size.line};
  overflow-wrap: break-word;
`;
