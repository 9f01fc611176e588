import { Row } from '@school/ui';
import styled from 'styled-components';

/** The buttons stand in line with the box, under the line of its label. */
export const Beside = styled(Row)`
  align-items: flex-end;
`;
