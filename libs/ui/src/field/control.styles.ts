import styled, { css } from 'styled-components';
import { inForcedColours } from '../theme/forced-colours';

/** The shared look of all controls that a clerk types into or chooses from. */
export const controlLook = css`
  inline-size: 100%;
  min-block-size: ${({ theme }) => theme.size.control};
  padding: ${({ theme }) => `${theme.space.xxs} ${theme.space.s}`};
  border: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.edge};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.paper};
  color: ${({ theme }) => theme.color.ink};
  font-size: ${({ theme }) => theme.font.size.s};
  text-overflow: ellipsis;

  /* iOS zooms in on a control with smaller text, and leaves the page wider than the screen. */
  @media (pointer: coarse) {
    font-size: ${({ theme }) => theme.font.size.m};
  }

  &::placeholder {
    color: ${({ theme }) => theme.color.inkMuted};
    opacity: 1;
  }

  &:hover:not(:disabled, :read-only:not(select)) {
    border-color: ${({ theme }) => theme.color.ink};
  }

  &[aria-invalid='true'] {
    border-color: ${({ theme }) => theme.color.danger};
    box-shadow: inset 0 0 0 ${({ theme }) => theme.border.thin} ${({ theme }) => theme.color.danger};

    ${inForcedColours(css`
      border-width: ${({ theme }) => theme.border.thick};
    `)}
  }

  &:disabled,
  &:read-only:not(select) {
    background: ${({ theme }) => theme.color.canvas};
    border-style: dashed;
  }

  &:disabled {
    color: ${({ theme }) => theme.color.inkMuted};
    cursor: not-allowed;
  }
`;

/** A native select with the kit's chevron in place of the browser's: put it and the icon into an `IconFrame`. */
export const selectLook = css`
  ${controlLook}
  appearance: none;
  padding-inline-end: calc(${({ theme }) => theme.size.icon} + 2 * ${({ theme }) => theme.space.s});

  ${inForcedColours(css`
    appearance: auto;
  `)}
`;

/** A button inside the end of a control. */
export const insideEnd = css`
  position: absolute;
  inset-block: ${({ theme }) => theme.space.xxs};
  inset-inline-end: ${({ theme }) => theme.space.xxs};
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.control};
  background: transparent;
  color: ${({ theme }) => theme.color.inkMuted};
  cursor: pointer;

  &:hover:not(:disabled) {
    color: ${({ theme }) => theme.color.primary};
  }

  &:disabled {
    cursor: not-allowed;
  }
`;

/** A frame around a control with an icon at its start or end; the control leaves room for the icon. */
export const IconFrame = styled.span<{ $side: 'start' | 'end' }>`
  position: relative;
  display: block;

  svg {
    position: absolute;
    inset-block: 0;
    margin-block: auto;
    ${({ $side }) => ($side === 'start' ? 'inset-inline-start' : 'inset-inline-end')}: ${({ theme }) => theme.space.s};
    color: ${({ theme }) => theme.color.inkMuted};
    pointer-events: none;
  }

  /* In forced colours the browser draws its own chevron. */
  select + svg {
    ${inForcedColours(css`
      display: none;
    `)}
  }
`;
