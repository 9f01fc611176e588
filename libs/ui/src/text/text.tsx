import styled from 'styled-components';
import { ownProps } from '../theme/own-props';
import type { Scales, Tone } from '../theme/theme';
import type { TextSize } from '../theme/type-styles';

interface TextLook {
  /** Left out, it is as large as what stands around it. */
  readonly size?: TextSize | undefined;
  /** `muted` for what stands beside the matter. */
  readonly tone?: 'ink' | 'muted' | Tone | undefined;
  /**
   * How strong the letters are.
   * @default 'regular'
   */
  readonly weight?: keyof Scales['font']['weight'] | undefined;
}

/** A paragraph, or with `as="span"` words within one. */
export const Text = styled.p.withConfig(ownProps('size', 'tone', 'weight'))<TextLook>`
  color: ${({ theme, tone = 'ink' }) => theme.color[tone === 'muted' ? 'inkMuted' : tone]};
  font-size: ${({ theme, size }) => (size === undefined ? 'inherit' : theme.font.size[size])};
  font-weight: ${({ theme, weight = 'regular' }) => theme.font.weight[weight]};
  line-height: ${({ theme }) => theme.font.line.body};
  overflow-wrap: break-word;
`;
