import { Fragment } from 'react';

/** A number of three parts, or a sentence with it, which a phone may set in two lines. */
export const BrokenAtSlashes = ({ text }: { readonly text: string }) =>
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
