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

export interface FaceProps {
  /** The URL of the photo for the browser. */
  readonly url: string | undefined;
  readonly alt: string;
  /** `l` is for the head of a page. */
  readonly size?: 's' | 'l';
}

/** A small photo, or a placeholder figure of the same size. */
export function Face({ url, alt, size = 's' }: FaceProps) {
  return (
    <Frame $isLarge={size === 'l'}>
      {url === undefined ? <UserRound aria-hidden="true" /> : <img src={url} alt={alt} />}
    </Frame>
  );
}

export interface ThumbnailProps extends Omit<FaceProps, 'url'> {
  readonly id: string | undefined;
}

/** A `Face` of a stored picture, for accounts that may see all pictures. */
export const Thumbnail = ({ id, ...rest }: ThumbnailProps) => <Face url={usePicture(id)} {...rest} />;
