import { PrintSheet } from '@school/ui';
import type { ReactNode } from 'react';
import type { Catalogue } from '../../messages/catalogue';
import { PaperWords } from './paper-language';

export interface LongPaperProps {
  readonly catalogue: Catalogue;
  /** What it is called, in that language. */
  readonly useTitle: () => string;
  /** Whose it is: stands below each page, as those of several students may lie in one tray. */
  readonly whose: string;
  readonly children: ReactNode;
}

/** A paper of several pages in the language of a family, what stands below each of them too (D91). */
export function LongPaper({ catalogue, children, ...titled }: LongPaperProps) {
  return (
    <PaperWords catalogue={catalogue}>
      <Titled lang={catalogue.language} {...titled}>
        {children}
      </Titled>
    </PaperWords>
  );
}

type TitledProps = Omit<LongPaperProps, 'catalogue'> & { readonly lang: string };

/** Inside the words of its paper. */
function Titled({ lang, useTitle, whose, children }: TitledProps) {
  return (
    <PrintSheet label={`${useTitle()}, ${whose}`} isLong lang={lang}>
      {children}
    </PrintSheet>
  );
}
