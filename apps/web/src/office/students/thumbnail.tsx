import { UserRound } from 'lucide-react';
import styled from 'styled-components';
import { usePicture } from '../../api/use-picture';

const Frame = styled.span`
  display: inline-grid;
  place-items: center;
  inline-size: ${({ theme }) => theme.space.xl};
  block-size: ${({ theme }) => theme.space.xl};
  vertical-align: middle;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.canvas};
  color: ${({ theme }) => theme.color.inkMuted};

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

/** A small photo; without one, the same space with a figure in it. */
export function Thumbnail({ id, alt }: { readonly id: string | undefined; readonly alt: string }) {
  const url = usePicture(id);
  return <Frame>{url === undefined ? <UserRound aria-hidden="true" /> : <img src={url} alt={alt} />}</Frame>;
}
