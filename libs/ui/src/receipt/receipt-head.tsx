import type { Receipt } from '@school/domain';
import { useKitMessages } from '../messages/kit-messages';
import { CopyName, Head, Logo, School } from './receipt.styles';

interface ReceiptHeadProps {
  readonly receipt: Pick<Receipt, 'branchCode' | 'school'>;
  readonly copyName: string;
  readonly logoUrl: string | undefined;
}

/** Who gives the receipt: what the branch said of itself on its day (D51). */
export function ReceiptHead({ receipt: { branchCode, school }, copyName, logoUrl }: ReceiptHeadProps) {
  const { locale, receipt: words } = useKitMessages();
  const inHindi = locale.startsWith('hi') ? school?.nameHindi : undefined;
  const address = school?.address?.split(/\s*\n\s*/).join(', ');
  const numbers = [
    [words.affiliation, school?.affiliationNumber],
    [words.phone, school?.phone],
  ].flatMap(([label, value]) => (value === undefined ? [] : `${label} ${value}`));
  return (
    <Head>
      {logoUrl !== undefined && <Logo src={logoUrl} alt="" />}
      <School>
        <h2>{inHindi ?? school?.name ?? words.branches[branchCode]}</h2>
        {address !== undefined && <p>{address}</p>}
        {numbers.length > 0 && <p>{numbers.join(' · ')}</p>}
        <p>{words.title}</p>
      </School>
      <CopyName>{copyName}</CopyName>
    </Head>
  );
}
