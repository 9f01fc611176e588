import { PrintSheet } from '@school/ui';
import type { ReactNode } from 'react';
import type { Catalogue } from '../../messages/catalogue';
import { PaperWords } from './paper-language';

export interface LongPaperProps {
  readonly catalogue: Catalogue;
  /** Returns the title of the paper, in the language of the paper. */
  readonly useTitle: () => string;
  /** The owner of the paper, printed at the foot of each page, as papers of several students may lie in one tray. */
  readonly owner: string;
  readonly children: ReactNode;
}

/** A paper of several pages in the language of a family, including the foot of each page (D91). */
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

/** The sheet; a separate component, as its title needs the words of the paper's language. */
function Titled({ lang, useTitle, owner, children }: TitledProps) {
  return (
    <PrintSheet label={`${useTitle()}, ${owner}`} isLong lang={lang}>
      {children}
    </PrintSheet>
  );
}
