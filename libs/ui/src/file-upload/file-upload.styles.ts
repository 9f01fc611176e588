import styled from 'styled-components';
import { buttonLook, buttonProps, type ButtonLook } from '../button/button.styles';
import { framedPicture } from '../theme/framed-picture';
import { focusRing } from '../theme/global-style';
import type { Theme } from '../theme/theme';
import { visuallyHidden } from '../visually-hidden/visually-hidden';
import type { UploadShape } from './file-upload';

export const DropZone = styled.div<{ $over: boolean; $invalid: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.m};
  padding: ${({ theme }) => theme.space.s};
  border: ${({ theme }) => theme.border.thin} dashed
    ${({ theme, $invalid }) => ($invalid ? theme.color.danger : theme.color.edge)};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme, $over }) => ($over ? theme.color.primaryTint : theme.color.paper)};
`;

/** `scene` and `file` have the size of a signature. */
const sizeOf = (shape: UploadShape, { size }: Theme) => {
  if (shape === 'logo') return { width: size.photo.width, height: size.photo.width };
  return shape === 'photo' ? size.photo : size.signature;
};

export const Picture = styled.div<{ $shape: UploadShape }>`
  ${framedPicture}
  inline-size: ${({ theme, $shape }) => sizeOf($shape, theme).width};
  block-size: ${({ theme, $shape }) => sizeOf($shape, theme).height};
  max-inline-size: 100%;

  img {
    object-fit: ${({ $shape }) => ($shape === 'photo' ? 'cover' : 'contain')};
  }
`;

export const Side = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space.xs};
  min-inline-size: ${({ theme }) => theme.size.photo.width};
`;

export const FileInput = styled.input`
  ${visuallyHidden}
`;

export const PickLabel = styled.label.withConfig(buttonProps)<ButtonLook>`
  ${buttonLook}

  ${FileInput}[aria-disabled='true'] + & {
    background: ${({ theme }) => theme.color.shade};
    border-color: transparent;
    color: ${({ theme }) => theme.color.inkMuted};
    cursor: not-allowed;
  }

  ${FileInput}:focus-visible + & {
    ${focusRing}
  }
`;

export const Muted = styled.span`
  color: ${({ theme }) => theme.color.inkMuted};
  font-size: ${({ theme }) => theme.font.size.xs};
`;

export const Status = styled.div`
  inline-size: 100%;

  &:not(:has(svg, [role='progressbar'])) {
    display: contents;
  }
`;

export const Indicator = styled.span<{ $tone: 'success' | 'danger' }>`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xxs};
  color: ${({ theme, $tone }) => theme.color[$tone]};
  font-weight: ${({ theme }) => theme.font.weight.medium};
`;
