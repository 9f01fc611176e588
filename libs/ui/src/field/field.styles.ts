import styled, { css } from 'styled-components';

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

const labelLook = css`
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

// The star is drawn, not written: the accessible name stays the label itself, and aria-required says the rest.
export const RequiredMark = styled.span.attrs({ 'aria-hidden': true })`
  &::before {
    content: ' *';
    color: ${({ theme }) => theme.color.danger};
  }
`;

export const Hint = styled.p`
  color: ${({ theme }) => theme.color.inkMuted};
  font-size: ${({ theme }) => theme.font.size.xs};
`;

export const ErrorText = styled.p`
  display: flex;
  gap: ${({ theme }) => theme.space.xxs};
  align-items: flex-start;
  color: ${({ theme }) => theme.color.danger};
  font-size: ${({ theme }) => theme.font.size.xs};
  font-weight: ${({ theme }) => theme.font.weight.medium};

  svg {
    inline-size: 1.25em;
    block-size: 1.25em;
    margin-block-start: 0.125em;
  }
`;
