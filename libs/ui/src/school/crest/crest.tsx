import styled from 'styled-components';

// The sun is white in print, because on paper the accent and the shield are the same ink.
const Drawing = styled.svg<{ $size: CrestSize }>`
  flex: none;
  align-self: flex-start;
  inline-size: auto;
  block-size: ${({ theme, $size }) => theme.size.crest[$size]};

  .shield {
    fill: ${({ theme }) => theme.color.primary};
  }

  .line {
    fill: none;
    stroke: ${({ theme }) => theme.color.onPrimary};
    opacity: 0.6;
  }

  .book {
    fill: ${({ theme }) => theme.color.onPrimary};
  }

  .spine {
    stroke: ${({ theme }) => theme.color.primary};
  }

  .sun {
    --sun: ${({ theme }) => (theme.name === 'print' ? theme.color.onPrimary : theme.color.accent)};
    fill: var(--sun);
    stroke: var(--sun);
    stroke-width: 2;
    stroke-linecap: round;
  }
`;

type CrestSize = 's' | 'm' | 'l';

export interface CrestProps {
  /** `s` for a bar, `m` above a title, `l` for a large panel. */
  readonly size?: CrestSize | undefined;
}

/** The school's crest: a book under the rising sun. It is decoration: the words beside it say the same. */
export function Crest({ size = 's' }: CrestProps) {
  return (
    <Drawing viewBox="0 0 48 56" $size={size} aria-hidden="true" focusable="false">
      <path className="shield" d="M24 1.500 45 8v20.500C45 42 36 50 24 54.500 12 50 3 42 3 28.500V8z" />
      <path className="line" d="M24 5 42 10.600v18C42 40 34.300 47 24 51 13.700 47 6 40 6 28.600v-18z" />
      <path
        className="sun"
        d="M16 24a8 8 0 0 1 16 0zM24 10.500v2.500M15.500 13l1.500 2.200M32.500 13 31 15.200M10.500 18.500l2.300 1.300M37.500 18.500l-2.300 1.300"
      />
      <path
        className="book"
        d="M24 30c-3.500-2.300-7.700-3-12.500-2.800v12.600c4.800-.2 9 .5 12.500 2.800 3.500-2.300 7.700-3 12.500-2.800V27.200c-4.800-.2-9 .5-12.500 2.800z"
      />
      <path className="spine" d="M24 30v12.600" />
    </Drawing>
  );
}
