import styled, { css } from 'styled-components';
import { groundOnPaper } from '../theme/ground-on-paper';
import { inForcedColours } from '../theme/forced-colours';

const layout = css`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.xxs};
  min-inline-size: 0;
`;

export const FieldBox = styled.div`
  ${layout}
`;

export const GroupBox = styled.fieldset`
  ${layout}
  margin: 0;
  padding: 0;
  border: 0;
`;

export const labelLook = css`
  font-weight: ${({ theme }) => theme.font.weight.medium};
  font-size: ${({ theme }) => theme.font.size.s};
`;

export const Label = styled.label`
  ${labelLook}
`;

export const Legend = styled.legend`
  ${labelLook}
  padding: 0;
  margin-block-end: ${({ theme }) => theme.space.xxs};
`;

/** The look of checkboxes and radios: the browser's own, with the edge and ground of the other controls, also in dark. */
export const tickLook = css`
  appearance: none;
  display: inline-grid;
  flex: none;
  place-content: center;
  inline-size: ${({ theme }) => theme.size.icon};
  block-size: ${({ theme }) => theme.size.icon};
  margin: 0;
  border: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.edge};
  background: ${({ theme }) => theme.color.paper};
  cursor: inherit;
  ${groundOnPaper}

  &:hover:not(:disabled) {
    border-color: ${({ theme }) => theme.color.ink};
  }

  &:disabled {
    border-style: dashed;
    background: ${({ theme }) => theme.color.canvas};
  }

  ${inForcedColours(css`
    appearance: auto;

    &::before {
      display: none;
    }
  `)}
`;

// The star is drawn, not written, so the accessible name stays the plain label; `aria-required` says the rest.
export const RequiredMark = styled.span.attrs({ 'aria-hidden': true })`
  &::before {
    content: ' *';
    color: ${({ theme }) => theme.color.danger};
  }
`;

// Drawn like the star: those who do not see it hear `aria-required` at the other fields.
export const OptionalMark = styled.span.attrs({ 'aria-hidden': true })<{ readonly 'data-mark': string }>`
  &::before {
    content: ' (' attr(data-mark) ')';
    color: ${({ theme }) => theme.color.inkMuted};
    font-weight: ${({ theme }) => theme.font.weight.regular};
  }
`;

export const Hint = styled.p`
  max-inline-size: ${({ theme }) => theme.size.line};
  color: ${({ theme }) => theme.color.inkMuted};
  font-size: ${({ theme }) => theme.font.size.xs};
`;

const noteLook = css`
  display: flex;
  gap: ${({ theme }) => theme.space.xxs};
  align-items: flex-start;
  font-size: ${({ theme }) => theme.font.size.xs};
  font-weight: ${({ theme }) => theme.font.weight.medium};

  svg {
    inline-size: 1.25em;
    block-size: 1.25em;
    margin-block-start: 0.125em;
  }
`;

export const ErrorText = styled.p`
  ${noteLook}
  color: ${({ theme }) => theme.color.danger};
`;

export const WarningText = styled.p`
  ${noteLook}
  color: ${({ theme }) => theme.color.warning};
`;
