import { Fragment } from 'react';
import styled from 'styled-components';

/** Stays on one line as long as there is room. */
const Whole = styled.span`
  display: inline-block;
`;

export interface WholePartsProps {
  /** The parts of the list, without duplicates. */
  readonly parts: readonly string[];
}

/** A list with commas: in a narrow place it breaks between two parts rather than within one. */
export const WholeParts = ({ parts }: WholePartsProps) =>
  parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' '}
      <Whole>{index + 1 < parts.length ? `${part},` : part}</Whole>
    </Fragment>
  ));
