import { Unstyled } from '@storybook/addon-docs/blocks';
import styled, { keyframes, useTheme } from 'styled-components';
import type { Scales } from '../../src/theme/theme';
import { variableOf } from '../../tokens/tokens';
import { Copied } from './copied';
import { Figure, Name, Note, Rows, Sheet } from './sheet';

type SpaceName = Exclude<keyof Scales['space'], 'none'>;

const Measured = styled.div`
  display: grid;
  grid-template-columns: 8rem minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.m};
  align-items: center;
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.m}`};
`;

const Bar = styled.span<{ $space: SpaceName }>`
  display: inline-block;
  inline-size: ${({ theme, $space }) => theme.space[$space]};
  block-size: ${({ theme }) => theme.space.m};
  margin-inline-end: ${({ theme }) => theme.space.s};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.primary};
  vertical-align: middle;
`;

const pixels = (rem: string) => `${String(parseFloat(rem) * 16)} px`;

/** Each step of space as it is, with what it keeps apart. */
export function Spaces({ uses }: { readonly uses: Readonly<Record<SpaceName, string>> }) {
  const { space } = useTheme();
  return (
    <Unstyled>
      <Sheet>
        <Rows>
          {(Object.keys(uses) as SpaceName[]).map((name) => (
            <Measured key={name}>
              <Copied text={`var(${variableOf('space', name)})`}>
                <Figure>
                  <Name>{name}</Name> {pixels(space[name])}
                </Figure>
              </Copied>
              <div>
                <Bar $space={name} />
                {uses[name]}
              </div>
            </Measured>
          ))}
        </Rows>
      </Sheet>
    </Unstyled>
  );
}

const Shelf = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.l};
  padding: ${({ theme }) => theme.space.l};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.canvas};
`;

const Block = styled.div<{ $radius: keyof Scales['radius']; $shadow?: 'raised' | 'dialog' }>`
  display: grid;
  flex: 1 1 10rem;
  align-content: center;
  min-block-size: 6rem;
  padding: ${({ theme }) => theme.space.m};
  border: ${({ theme, $shadow }) =>
    $shadow === undefined ? `${theme.border.thin} solid ${theme.color.edge}` : 'none'};
  border-radius: ${({ theme, $radius }) => theme.radius[$radius]};
  background: ${({ theme }) => theme.color.paper};
  box-shadow: ${({ theme, $shadow }) => ($shadow === undefined ? 'none' : theme.shadow[$shadow])};
  text-align: center;
`;

/** The three corners. */
export function Corners({ uses }: { readonly uses: Readonly<Record<keyof Scales['radius'], string>> }) {
  const { radius } = useTheme();
  return (
    <Unstyled>
      <Sheet>
        <Shelf>
          {(['tick', 'control', 'card', 'round'] as const).map((name) => (
            <Block key={name} $radius={name}>
              <Name>{name}</Name>
              <Copied text={`var(${variableOf('radius', name)})`}>
                <Figure>{radius[name]}</Figure>
              </Copied>
              <Note>{uses[name]}</Note>
            </Block>
          ))}
        </Shelf>
      </Sheet>
    </Unstyled>
  );
}

/** The two shadows. */
export function Shadows({ uses }: { readonly uses: Readonly<Record<'raised' | 'dialog', string>> }) {
  return (
    <Unstyled>
      <Sheet>
        <Shelf>
          {(['raised', 'dialog'] as const).map((name) => (
            <Block key={name} $radius="card" $shadow={name}>
              <Name>{name}</Name>
              <Note>{uses[name]}</Note>
            </Block>
          ))}
        </Shelf>
      </Sheet>
    </Unstyled>
  );
}

const travel = keyframes`
  to { inset-inline-start: calc(100% - 1rem); }
`;

const Track = styled.div`
  position: relative;
  block-size: ${({ theme }) => theme.space.m};
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme }) => theme.color.shade};
`;

const Runner = styled.span<{ $motion: keyof Scales['motion'] }>`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  inline-size: 1rem;
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme }) => theme.color.primary};
  animation: ${travel} ${({ theme, $motion }) => theme.motion[$motion]} ease-out 1s infinite alternate;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

/** How long things take to move. */
export function Motions({ uses }: { readonly uses: Readonly<Record<keyof Scales['motion'], string>> }) {
  const { motion } = useTheme();
  return (
    <Unstyled>
      <Sheet>
        <Rows>
          {(Object.keys(uses) as (keyof Scales['motion'])[]).map((name) => (
            <Measured key={name}>
              <Figure>
                <Name>{name}</Name> {motion[name]}
              </Figure>
              <div>
                <Track>
                  <Runner $motion={name} />
                </Track>
                <Note>{uses[name]}</Note>
              </div>
            </Measured>
          ))}
        </Rows>
      </Sheet>
    </Unstyled>
  );
}
