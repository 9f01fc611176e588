import { Fragment } from 'react';

export interface BrokenAtSlashesProps {
  /** Such as `MLMEC/1004/1795662003`, or a sentence with it. */
  readonly text: string;
}

/** A number of several parts, which a narrow place sets in two lines: it breaks after a slash before it breaks a part. */
export const BrokenAtSlashes = ({ text }: BrokenAtSlashesProps) =>
  text.split('/').map((part, place) => (
    <Fragment key={place}>
      {place > 0 && (
        <>
          /<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));
