import { choiceLabel } from '@school/domain';
import type { BranchDetails, HandedFamilyPassword } from '../../api/types';
import { useWords } from '../../messages/words';
import { PaperWords, type PaperLanguages } from '../paper/paper-language';
import { FamilySlip, type FamilySlipProps } from './family-slip';
import { Page } from './family-slips.styles';

/** The number of slips on an A4. */
const ON_A_PAGE = 8;

const inPages = <Row,>(rows: readonly Row[]): readonly (readonly Row[])[] =>
  Array.from({ length: Math.ceil(rows.length / ON_A_PAGE) }, (_, page) =>
    rows.slice(page * ON_A_PAGE, (page + 1) * ON_A_PAGE),
  );

export interface FamilySlipsProps extends Pick<FamilySlipProps, 'address'> {
  readonly newPasswords: readonly HandedFamilyPassword[];
  readonly languages: Pick<PaperLanguages, 'catalogueFor'>;
  readonly branches: Partial<Readonly<Record<string, BranchDetails>>>;
}

/** One slip for each family, in its language, eight to an A4, to be cut apart (D91). */
export function FamilySlips({ newPasswords, languages, branches, address }: FamilySlipsProps) {
  const { branchCode: names } = useWords().options;
  return inPages(newPasswords).map((page) => (
    <Page key={page[0]?.studentID}>
      {page.map((one) => (
        <PaperWords key={one.studentID} catalogue={languages.catalogueFor(one.language)}>
          <FamilySlip
            newPassword={one}
            address={address}
            branch={branches[one.branch] ?? { name: choiceLabel(names, one.branch) }}
          />
        </PaperWords>
      ))}
    </Page>
  ));
}
