import styled, { css } from 'styled-components';

export type DescriptionLayout = 'columns' | 'figures';

/** The width of a value in `columns`: `s` for a class or a number, `m` for a name or an address. */
export type DescriptionSize = 's' | 'm';

const columns = { s: 'detail', m: 'column' } as const;

const layouts = {
  columns: css<{ readonly $size: DescriptionSize }>`
    grid-template-columns: repeat(
      ${({ $size }) => ($size === 's' ? 'auto-fit' : 'auto-fill')},
      minmax(
        min(
          ${({ theme, $size }) => theme.size[columns[$size]]},
          ${({ $size }) => ($size === 's' ? '45%' : '100%')}
        ),
        1fr
      )
    );
    gap: ${({ theme, $size }) =>
      $size === 's' ? `${theme.space.xs} ${theme.space.m}` : `${theme.space.s} ${theme.space.l}`};
  `,
  figures: css`
    grid-template-columns: 1fr auto;
    gap: ${({ theme }) => `${theme.space.xxs} ${theme.space.m}`};
  `,
};

export const List = styled.dl<{ readonly $layout: DescriptionLayout; readonly $size: DescriptionSize }>`
  display: grid;
  ${({ $layout }) => layouts[$layout]}
`;

const items = {
  columns: css`
    min-inline-size: 0;

    dt {
      color: ${({ theme }) => theme.color.inkMuted};
      font-size: ${({ theme }) => theme.font.size.xs};
    }

    dd {
      font-weight: ${({ theme }) => theme.font.weight.medium};
      white-space: pre-line;
    }
  `,
  figures: css`
    display: contents;

    /* A value breaks before a word of its label does. */
    dt {
      overflow-wrap: break-word;
    }

    dd {
      text-align: end;
    }
  `,
};

export const Item = styled.div<{ readonly $layout: DescriptionLayout; readonly $isTotal: boolean }>`
  dt,
  dd {
    overflow-wrap: anywhere;
  }

  ${({ $layout }) => items[$layout]}

  dd {
    font-variant-numeric: tabular-nums;
  }

  ${({ $isTotal }) =>
    $isTotal &&
    css`
      dt,
      dd {
        font-weight: ${({ theme }) => theme.font.weight.bold};
      }
    `}
`;
