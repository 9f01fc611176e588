import { Fragment } from 'react';
import styled from 'styled-components';

/** In one line as long as it has room for it. */
const Whole = styled.span`
  display: inline-block;
`;

export interface WholePartsProps {
  /** What is listed, each once. */
  readonly of: readonly string[];
}

/** Several things in a row with commas between them: a narrow place breaks between two of them before it breaks within one. */
export const WholeParts = ({ of: parts }: WholePartsProps) =>
  parts.map((part, at) => (
    <Fragment key={part}>
      {at > 0 && ' '}
      <Whole>{at + 1 < parts.length ? `${part},` : part}</Whole>
    </Fragment>
  ));
