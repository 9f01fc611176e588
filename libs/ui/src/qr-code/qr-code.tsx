import { useMemo } from 'react';
import styled from 'styled-components';
import { encode } from 'uqr';
import type { OuterProps } from '../theme/outer-props';

/** The quiet zone that a scanner needs around a code, in modules. */
const QUIET = 4;

// A scanner needs dark on light in every theme, and on paper too, where backgrounds may be left out.
const Picture = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: auto;
  background: #ffffff;
  color: #000000;
  forced-color-adjust: none;
`;

export interface QrCodeProps extends OuterProps<'svg'> {
  /** The text that a camera reads. */
  readonly value: string;
  /** The purpose of the code, for screen readers. */
  readonly label: string;
}

/** A QR code that stays sharp on paper; as wide as its container. */
export function QrCode({ value, label, ...outer }: QrCodeProps) {
  const { size, path } = useMemo(() => drawn(value), [value]);
  return (
    <Picture
      {...outer}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentcolor" />
    </Picture>
  );
}

/** The dark modules as one path. Its medium error correction tolerates a fold or a stamp over some of them. */
function drawn(value: string) {
  const { data, size } = encode(value, { ecc: 'M', border: QUIET });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, path };
}
