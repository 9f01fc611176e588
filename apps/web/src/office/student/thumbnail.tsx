import { framedPicture } from '@school/ui';
import { UserRound } from 'lucide-react';
import styled from 'styled-components';
import { usePicture } from '../../api/use-picture';

const Frame = styled.span<{ $isLarge: boolean }>`
  ${framedPicture}
  display: inline-grid;
  inline-size: ${({ theme, $isLarge }) => ($isLarge ? theme.space.xxxl : theme.size.face)};
  block-size: ${({ theme, $isLarge }) => ($isLarge ? theme.space.xxxl : theme.size.face)};
  vertical-align: middle;
`;

export interface ThumbnailProps {
  readonly id: string | undefined;
  readonly alt: string;
  /** `l` stands at the head of a page. */
  readonly size?: 's' | 'l';
}

/** A small photo; without one, the same space with a figure in it. */
export function Thumbnail({ id, alt, size = 's' }: ThumbnailProps) {
  const url = usePicture(id);
  return (
    <Frame $isLarge={size === 'l'}>
      {url === undefined ? <UserRound aria-hidden="true" /> : <img src={url} alt={alt} />}
    </Frame>
  );
}
