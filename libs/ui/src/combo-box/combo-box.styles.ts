import styled, { keyframes } from 'styled-components';
import { controlLook } from '../field/control.styles';
import { popupLook } from '../theme/popup-look';

export const Frame = styled.div`
  position: relative;
`;

export const Input = styled.input`
  ${controlLook}
`;

// Wide enough for a name, even under a narrow box; on a phone it starts at the box and extends beyond it.
export const Popup = styled.div`
  ${popupLook}
  position: absolute;
  inset-inline-start: 0;
  inline-size: max(100%, 22rem);
  inset-block-start: calc(100% + ${({ theme }) => theme.space.xxs});
  z-index: ${({ theme }) => theme.layer.menu};
  max-block-size: min(28rem, 60vh);
  padding: ${({ theme }) => theme.space.xxs};

  @media (max-width: ${({ theme }) => theme.breakpoint.phone}) {
    inline-size: max(100%, 100vw - 2 * ${({ theme }) => theme.space.m});
  }

  @media print {
    display: none;
  }
`;

export const Options = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Option = styled.li`
  min-block-size: ${({ theme }) => theme.size.control};
  padding: ${({ theme }) => `${theme.space.xxs} ${theme.space.xs}`};
  border-radius: ${({ theme }) => theme.radius.control};
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    background: ${({ theme }) => theme.color.canvas};
  }

  &[aria-selected='true'] {
    background: ${({ theme }) => theme.color.primaryTint};
    outline: ${({ theme }) => theme.border.thick} solid ${({ theme }) => theme.color.focus};
    outline-offset: calc(-1 * ${({ theme }) => theme.border.thick});
  }
`;

const appear = keyframes`
  from {
    visibility: hidden;
  }
`;

export const Note = styled.p`
  padding: ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.inkMuted};
`;

/** Delayed, so that a short wait shows nothing. */
export const Waiting = styled(Note)`
  animation: ${appear} 400ms step-end;
`;
