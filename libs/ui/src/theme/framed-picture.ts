import { css } from 'styled-components';

/** A picture cut to its frame; without one, a figure in the middle of the same space. Each frame says how large it is. */
export const framedPicture = css`
  display: grid;
  place-items: center;
  flex: none;
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
