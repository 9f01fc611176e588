import { useTheme } from 'styled-components';
import styled from 'styled-components';

const Svg = styled.svg`
  inline-size: min(100%, ${({ theme }) => theme.size.drawing});
  block-size: auto;
`;

/** A school that is still being built: crane, scaffold, and a roof on its way. */
export function ConstructionDrawing() {
  const { color } = useTheme();
  return (
    <Svg viewBox="0 0 320 200" aria-hidden="true">
      <ellipse cx="160" cy="184" rx="150" ry="12" fill={color.shade} />
      <path d="M70 100h120v84H70z" fill={color.paper} stroke={color.edge} strokeWidth="3" />
      <path
        d="M84 116h22v22H84zM119 116h22v22h-22zM154 116h22v22h-22zM84 150h22v22H84z"
        fill={color.infoTint}
      />
      <path d="M119 184v-32h22v32z" fill={color.accent} />
      <path
        d="M60 184V86M200 184V86M60 100h140M60 142h140M60 142l60-42M200 142l-60-42"
        fill="none"
        stroke={color.accent}
        strokeWidth="3"
      />
      <path
        d="M252 184V24M252 40H96M252 40h36M252 24 200 40M252 24l36 16"
        fill="none"
        stroke={color.primary}
        strokeWidth="5"
      />
      <path d="M240 184h24M276 40v20" stroke={color.primary} strokeWidth="8" />
      <path d="M130 40v18" stroke={color.ink} strokeWidth="2" />
      <path d="M76 84 130 56l54 28z" fill={color.primary} />
      <path d="m18 184 14-38 14 38z" fill={color.accent} />
      <path d="M26 164h12M22 174h20" stroke={color.paper} strokeWidth="4" />
    </Svg>
  );
}
