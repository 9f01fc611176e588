import { css } from 'styled-components';

/** A picture cropped to its frame, or an icon centred in the same space. Each frame sets its own size. */
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
