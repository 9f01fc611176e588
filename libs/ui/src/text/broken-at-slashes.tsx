import { Fragment } from 'react';

export interface BrokenAtSlashesProps {
  /** A number such as `MLMEC/1004/1795662003`, or a sentence with one. */
  readonly text: string;
}

/** A number of several parts: in a narrow place it breaks after a slash rather than within a part. */
export const BrokenAtSlashes = ({ text }: BrokenAtSlashesProps) =>
  text.split('/').map((part, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <>
          /<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));
