import { Unstyled } from '@storybook/addon-docs/blocks';
import styled, { useTheme } from 'styled-components';
import type { Scales } from '../../src/theme/theme';
import { variableOf } from '../../tokens/tokens';
import { Copied } from './copied';
import { Figure, Line, Name, Note, Rows, Sheet } from './sheet';

type SizeName = keyof Scales['font']['size'];

export interface SizeUse {
  readonly size: SizeName;
  readonly use: string;
}

const Sized = styled.div<{ $size: SizeName }>`
  overflow: hidden;
  font-size: ${({ theme, $size }) => theme.font.size[$size]};
  line-height: ${({ theme }) => theme.font.line.tight};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const pixels = (rem: string) => `${String(parseFloat(rem) * 16)} px`;

/** A line in every size, with what the size is for. */
export function Sizes({ sizes, sample }: { readonly sizes: readonly SizeUse[]; readonly sample: string }) {
  const { font } = useTheme();
  return (
    <Unstyled>
      <Sheet>
        <Rows>
          {sizes.map(({ size, use }) => (
            <Line key={size}>
              <Sized $size={size}>{sample}</Sized>
              <Figure>
                <Copied text={`var(${variableOf('font', 'size', size)})`}>
                  <Name>{size}</Name> {pixels(font.size[size])}
                </Copied>
                <Note>{use}</Note>
              </Figure>
            </Line>
          ))}
        </Rows>
      </Sheet>
    </Unstyled>
  );
}

type WeightName = keyof Scales['font']['weight'];

const Weighted = styled.div<{ $weight: WeightName }>`
  font-size: ${({ theme }) => theme.font.size.l};
  font-weight: ${({ theme, $weight }) => theme.font.weight[$weight]};
`;

/** A line in every weight, with what the weight is for. */
export function Weights({
  uses,
  sample,
}: {
  readonly uses: Readonly<Record<WeightName, string>>;
  readonly sample: string;
}) {
  const { font } = useTheme();
  return (
    <Unstyled>
      <Sheet>
        <Rows>
          {(['regular', 'medium', 'bold'] as const).map((weight) => (
            <Line key={weight}>
              <Weighted $weight={weight}>{sample}</Weighted>
              <Figure>
                <Name>{weight}</Name> {font.weight[weight]}
                <Note>{uses[weight]}</Note>
              </Figure>
            </Line>
          ))}
        </Rows>
      </Sheet>
    </Unstyled>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ theme }) => theme.size.column}), 1fr));
  gap: ${({ theme }) => theme.space.m};
`;

const Numbers = styled.div<{ $tabular: boolean }>`
  padding: ${({ theme }) => theme.space.m};
  font-size: ${({ theme }) => theme.font.size.l};
  font-variant-numeric: ${({ $tabular }) => ($tabular ? 'tabular-nums' : 'proportional-nums')};
  text-align: ${({ $tabular }) => ($tabular ? 'end' : 'start')};
`;

interface TabularProps {
  readonly amounts: readonly string[];
  readonly right: string;
  readonly wrong: string;
}

/** The same amounts as tables show them, and as they must not. */
export function TabularNumbers({ amounts, right, wrong }: TabularProps) {
  return (
    <Unstyled>
      <Sheet>
        <Columns>
          {[true, false].map((tabular) => (
            <div key={String(tabular)}>
              <Rows>
                <Numbers $tabular={tabular}>
                  {amounts.map((amount) => (
                    <div key={amount}>{amount}</div>
                  ))}
                </Numbers>
              </Rows>
              <Note>{tabular ? right : wrong}</Note>
            </div>
          ))}
        </Columns>
      </Sheet>
    </Unstyled>
  );
}

/** Hindi in the weights of the kit, beside English as it meets it on a screen. */
export function Devanagari({ lines }: { readonly lines: readonly string[] }) {
  return (
    <Unstyled>
      <Sheet lang="hi">
        <Rows>
          {lines.flatMap((line) =>
            (['regular', 'bold'] as const).map((weight) => (
              <Line key={line + weight}>
                <Weighted $weight={weight}>{line}</Weighted>
              </Line>
            )),
          )}
        </Rows>
      </Sheet>
    </Unstyled>
  );
}
