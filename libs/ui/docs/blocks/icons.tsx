import { Unstyled } from '@storybook/addon-docs/blocks';
import { Search } from 'lucide-react';
import styled, { useTheme } from 'styled-components';
import { iconUses } from './icon-uses';
import { Figure, Name, Note, Sheet } from './sheet';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 11rem), 1fr));
  gap: ${({ theme }) => theme.space.s};
`;

const Cell = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space.s};
  align-items: flex-start;
  padding: ${({ theme }) => theme.space.s};
  border: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.paper};

  svg {
    flex: none;
    inline-size: ${({ theme }) => theme.size.icon};
    block-size: ${({ theme }) => theme.size.icon};
    margin-block-start: 0.15em;
    color: ${({ theme }) => theme.color.primary};
  }
`;

/** The icons of one kind, each with the one thing that it says. */
export function Icons({ kind }: { readonly kind: string }) {
  return (
    <Unstyled>
      <Sheet>
        <Grid>
          {Object.entries(iconUses[kind] ?? {}).map(([name, { icon: Icon, use }]) => (
            <Cell key={name}>
              <Icon aria-hidden="true" />
              <div>
                {use}
                <Note>{name}</Note>
              </div>
            </Cell>
          ))}
        </Grid>
      </Sheet>
    </Unstyled>
  );
}

const Shelf = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xl};
  align-items: end;
`;

const Sized = styled.div<{ $size: string }>`
  svg {
    display: block;
    inline-size: ${({ $size }) => $size};
    block-size: ${({ $size }) => $size};
    margin-block-end: ${({ theme }) => theme.space.xs};
  }
`;

/** The sizes that icons come in. */
export function IconSizes({ small, usual }: { readonly small: string; readonly usual: string }) {
  const { size, font } = useTheme();
  const sizes = [
    { use: small, size: `calc(1.25 * ${font.size.xs})`, pixels: 1.25 * 12 },
    { use: usual, size: size.icon, pixels: parseFloat(size.icon) * 16 },
  ];
  return (
    <Unstyled>
      <Sheet>
        <Shelf>
          {sizes.map((entry) => (
            <Sized key={entry.use} $size={entry.size}>
              <Search aria-hidden="true" />
              <Name>{entry.use}</Name>
              <br />
              <Figure>{`${String(entry.pixels)} px`}</Figure>
            </Sized>
          ))}
        </Shelf>
      </Sheet>
    </Unstyled>
  );
}
