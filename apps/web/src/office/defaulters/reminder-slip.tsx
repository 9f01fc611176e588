import {
  dateLabel,
  formatRupees,
  fromRupees,
  fullName,
  monthLabel,
  phoneOnPaper,
  schoolDate,
  upiLink,
} from '@school/domain';
import { QrCode } from '@school/ui';
import { Crest } from '@school/ui/school';
import type { BranchDetails, Defaulter } from '../../api/types';
import { useInLanguage } from '../../messages/in-language';
import { useWords } from '../../messages/words';
import { useDefaulterTexts } from './defaulter-texts';
import { useDefaultersMessages } from './messages';
import { Amount, Code, Facts, Foot, Head, Middle, Slip, To } from './reminder-slips.styles';

export interface ReminderSlipProps {
  readonly defaulter: Defaulter;
  /** The moment at which the figures were read. */
  readonly printedAt: Date;
  readonly branch: Omit<BranchDetails, 'branchCode'>;
}

/** The reminder of what a family owes, on a third of an A4, with a code to pay it where the branch takes UPI (D55). */
export function ReminderSlip({ defaulter, printedAt, branch }: ReminderSlipProps) {
  const { slip } = useDefaultersMessages();
  const { labels, locale } = useWords();
  const say = useInLanguage();
  const texts = useDefaulterTexts();
  const { studentID, since, fatherName } = defaulter;
  const amount = fromRupees(defaulter.amount);
  // A UPI ID wider than its code breaks at the @ sign, not within a word.
  const [payee, bank] = branch.upiId?.split('@') ?? [];
  return (
    <Slip lang={locale} aria-label={`${slip.title} ${studentID}`}>
      <Head>
        <Crest size="s" />
        <div>
          <h2>{say(branch.name, branch.nameHindi)}</h2>
          {branch.address !== undefined && <p>{branch.address}</p>}
          {branch.phone !== undefined && <p>{phoneOnPaper(branch.phone)}</p>}
        </div>
        <div>
          <strong>{slip.title}</strong>
          <p>{dateLabel(schoolDate(printedAt), locale)}</p>
        </div>
      </Head>
      <Middle>
        <div>
          <div>
            <To>{slip.to(fullName(defaulter))}</To>
            <Facts>
              <dt>{labels.studentID}</dt>
              <dd>{studentID}</dd>
              <dt>{labels.class}</dt>
              <dd>{texts.classOf(defaulter)}</dd>
              <dt>{slip.father}</dt>
              <dd>{fatherName}</dd>
              <dt>{labels.owedFor}</dt>
              <dd>{texts.owedFor(defaulter)}</dd>
            </Facts>
          </div>
          <Amount>
            <span>{labels.outstanding}</span>
            <strong>{formatRupees(amount)}</strong>
            <span>{slip.since(monthLabel(since, locale))}</span>
          </Amount>
        </div>
        {branch.upiId !== undefined && (
          <Code>
            <QrCode
              label={slip.code(formatRupees(amount))}
              value={upiLink({
                payee: branch.upiId,
                payeeName: branch.name,
                amount,
                reference: studentID,
              })}
            />
            <p>
              {payee}
              <wbr />@{bank}
            </p>
          </Code>
        )}
      </Middle>
      <Foot>
        <p>
          {branch.upiId === undefined ? slip.pleaseAtCounter : slip.please} {slip.ignore}
        </p>
        <p>{slip.sign}</p>
      </Foot>
    </Slip>
  );
}
