import { addressInLine, choiceLabel, phoneOnPaper, type Receipt } from '@school/domain';
import { useKitMessages } from '../../messages/kit-messages';
import { useSchoolMessages } from '../messages/school-messages';
import { Crest } from '../crest/crest';
import { WholeParts } from '../../text/whole-parts';
import { CopyName, Head, Kind, Logo, Name, School } from './receipt.styles';

interface ReceiptHeadProps {
  readonly receipt: Pick<Receipt, 'branchCode' | 'school'>;
  readonly copyName: string;
  readonly logoUrl: string | undefined;
  /** Whether there is room for a large name. */
  readonly isLarge: boolean;
  /** The kind of paper; a receipt by default. */
  readonly title?: string;
}

/** The letterhead of the receipt: the branch's details as they were on the day of the receipt (D51). */
export function ReceiptHead({
  receipt: { branchCode, school },
  copyName,
  logoUrl,
  isLarge,
  title,
}: ReceiptHeadProps) {
  const { locale } = useKitMessages();
  const { receipt: words } = useSchoolMessages();
  const inHindi = locale.startsWith('hi') ? school?.nameHindi : undefined;
  const address = school?.address === undefined ? undefined : addressInLine(school.address);
  const numbers = [
    [words.affiliation, school?.affiliationNumber],
    [words.phone, school?.phone === undefined ? undefined : phoneOnPaper(school.phone)],
  ].flatMap(([label, value]) => (value === undefined ? [] : `${label} ${value}`));
  return (
    <Head>
      {logoUrl === undefined ? <Crest size="m" /> : <Logo src={logoUrl} alt="" />}
      <School>
        <Name $isLarge={isLarge}>{inHindi ?? school?.name ?? choiceLabel(words.branches, branchCode)}</Name>
        {address !== undefined && <p>{address}</p>}
        {numbers.length > 0 && (
          <p>
            <WholeParts parts={numbers} />
          </p>
        )}
      </School>
      <Kind>
        <strong>{title ?? words.title}</strong>
        <CopyName>{copyName}</CopyName>
      </Kind>
    </Head>
  );
}
