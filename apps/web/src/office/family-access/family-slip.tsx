import { addressInLine, classLabelOf } from '@school/domain';
import { QrCode } from '@school/ui';
import { Crest } from '@school/ui/school';
import type { BranchDetails, HandedFamilyPassword } from '../../api/types';
import { useInLanguage } from '../../messages/in-language';
import { useWords } from '../../messages/words';
import { Facts, Foot, From, Head, Middle, Secret, Slip, To } from './family-slips.styles';
import { useFamilyAccessMessages } from './messages';

export interface FamilySlipProps {
  readonly newPassword: HandedFamilyPassword;
  readonly branch: Pick<BranchDetails, 'name' | 'nameHindi' | 'address'>;
  /** The office's address as in the clerk's browser, for a school that has named no address of its own. */
  readonly address: string;
}

const withoutScheme = (url: string) => url.replace(/^https?:\/\//, '').replace(/\/.*$/, '');

/** How a family signs in, on an eighth of an A4, with a QR code if the school has a public address. */
export function FamilySlip({ newPassword, branch, address }: FamilySlipProps) {
  const { slip } = useFamilyAccessMessages();
  const say = useInLanguage();
  const words = useWords();
  const { studentID, name, fatherName, password, loginUrl } = newPassword;
  return (
    <Slip lang={words.locale} aria-label={`${slip.title}: ${studentID}`}>
      <Head>
        <Crest size="s" />
        <div>
          <h2>{say(branch.name, branch.nameHindi)}</h2>
          {branch.address !== undefined && <p>{addressInLine(branch.address)}</p>}
          <p>{slip.title}</p>
        </div>
      </Head>
      <To>
        <span>{name}</span>
        <span>
          {words.labels.class} {classLabelOf(newPassword, words)}
        </span>
      </To>
      <From>{slip.father(fatherName)}</From>
      <Middle>
        <Facts>
          <dt>{slip.where}</dt>
          <dd>
            {withoutScheme(loginUrl ?? address)} ({slip.how})
          </dd>
          <dt>{words.labels.studentID}</dt>
          <dd>
            <Secret>{studentID}</Secret>
          </dd>
          <dt>{words.labels.password}</dt>
          <dd>
            <Secret>{password}</Secret>
          </dd>
        </Facts>
        {loginUrl !== undefined && <QrCode label={slip.code} value={loginUrl} />}
      </Middle>
      <Foot>{slip.change}</Foot>
    </Slip>
  );
}
