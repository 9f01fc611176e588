import styled from 'styled-components';

/** An anchor by default; give it the router's link with `as`. */
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
