import { Unstyled } from '@storybook/addon-docs/blocks';
import styled from 'styled-components';
import {
  contrast,
  edgePairings,
  leastContrast,
  textPairings,
  type ColorName,
  type Pairing,
} from '../../src/theme/contrast';
import { darkTheme } from '../../src/theme/dark';
import { lightTheme } from '../../src/theme/light';
import { printTheme } from '../../src/theme/print';
import { variableOf } from '../../tokens/tokens';
import { colourUses } from './colour-uses';
import { Copied } from './copied';
import { Figure, Name, Note, Rows, Sheet } from './sheet';

const themes = [lightTheme, darkTheme, printTheme];

const TokenLine = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.4fr) repeat(3, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space.m};
  align-items: center;
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.m}`};
`;

const Chip = styled.span<{ $color: string }>`
  display: block;
  block-size: ${({ theme }) => theme.space.xl};
  border: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ $color }) => $color};
`;

/** Every colour of the kit in its three themes, and what it is for. */
export function ColourTokens() {
  return (
    <Unstyled>
      <Sheet>
        <Rows>
          {(Object.keys(colourUses) as ColorName[]).map((token) => (
            <TokenLine key={token}>
              <div>
                <Copied text={`var(${variableOf('color', token)})`}>
                  <Name>{token}</Name>
                </Copied>
                <Note>{colourUses[token]}</Note>
              </div>
              {themes.map(({ name, color }) => (
                <div key={name}>
                  <Chip $color={color[token]} />
                  <Copied text={color[token]}>
                    <Figure>
                      {name} {color[token]}
                    </Figure>
                  </Copied>
                </div>
              ))}
            </TokenLine>
          ))}
        </Rows>
      </Sheet>
    </Unstyled>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ theme }) => theme.size.tile}), 1fr));
  gap: ${({ theme }) => theme.space.s};
`;

const Sample = styled.div`
  overflow: hidden;
  border: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
`;

const Swatch = styled.div<{ $front: string; $ground: string }>`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.s}`};
  background: ${({ $ground }) => $ground};
  color: ${({ $front }) => $front};
  font-variant-numeric: tabular-nums;
`;

const Ring = styled.span`
  inline-size: ${({ theme }) => theme.space.l};
  block-size: ${({ theme }) => theme.space.m};
  border: ${({ theme }) => theme.border.thick} solid currentcolor;
  border-radius: ${({ theme }) => theme.radius.control};
`;

const Caption = styled.div`
  padding: ${({ theme }) => `${theme.space.xxs} ${theme.space.s}`};
  background: ${({ theme }) => theme.color.canvas};
`;

const ratio = (value: number) => `${value.toFixed(2)} : 1`;

interface PairingsProps {
  readonly pairings: readonly Pairing[];
  readonly least: number;
  /** What stands for a text; without it a ring is drawn. */
  readonly sample?: string;
}

function Pairings({ pairings, least, sample }: PairingsProps) {
  return (
    <Unstyled>
      <Sheet>
        <Grid>
          {pairings.map(([front, ground]) => (
            <Sample key={`${front} ${ground}`}>
              {themes.map(({ name, color }) => {
                const value = contrast(color[front], color[ground]);
                return (
                  <Swatch key={name} $front={color[front]} $ground={color[ground]}>
                    {sample ?? <Ring />}
                    <span style={sample === undefined ? { color: color.ink } : undefined}>
                      {ratio(value)}
                    </span>
                  </Swatch>
                );
              })}
              <Caption>
                <Name>{front}</Name> <Figure>{ground}</Figure>
                <Note>{`≥ ${String(least)}`}</Note>
              </Caption>
            </Sample>
          ))}
        </Grid>
      </Sheet>
    </Unstyled>
  );
}

/** Each text on each ground it stands on, with the contrast as it comes out of the themes. */
export const TextPairings = () => <Pairings pairings={textPairings} least={leastContrast.text} sample="Aa" />;

/** Each edge and ring on each ground it is drawn on. */
export const EdgePairings = () => <Pairings pairings={edgePairings} least={leastContrast.edge} />;
