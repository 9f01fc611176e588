import styled from 'styled-components';

/** A link in a text. It is an anchor by default; pass the router's link with `as`. */
export const TextLink = styled.a`
  color: ${({ theme }) => theme.color.primary};
  text-decoration: underline;
  text-underline-offset: 0.2em;
  border-radius: ${({ theme }) => theme.radius.control};

  &:hover {
    color: ${({ theme }) => theme.color.primaryHover};
    text-decoration-thickness: ${({ theme }) => theme.border.thick};
  }
`;
