import { TextLink } from '@school/ui';
import styled from 'styled-components';

/** A button that looks like a link, for an action without an address. */
export const LinkButton = styled(TextLink).attrs({ as: 'button', type: 'button' })`
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  text-align: start;
  cursor: pointer;
  min-block-size: 1.5rem;
`;
