import { amountsByHead, dateLabel, formatRupees, fromRupees } from '@school/domain';
import { ButtonLink, Card, DescriptionItem, DescriptionList, Heading, QrCode, Stack, Text } from '@school/ui';
import styled from 'styled-components';
import { useWords } from '../messages/words';
import { QueryView } from '../screen/query-view';
import { DueFigure } from './due-figure';
import { FamilyPage } from './family-page';
import { useFamilyMessages } from './messages';
import { ReceiptList } from './receipt-list';
import { useFees, type Fees } from './use-family';

const Due = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.l};
  align-items: start;

  > :first-child {
    flex: 1 1 ${({ theme }) => theme.size.column};
  }
`;

/** A phone opens the payment app by a link, because it cannot scan its own screen. */
const OnPhone = styled.div`
  a {
    inline-size: 100%;
  }

  @media print, (min-width: ${({ theme }) => theme.breakpoint.drawer}) {
    display: none;
  }
`;

/** The code that a phone scans from another screen or from paper. */
const ToScan = styled.figure`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  inline-size: ${({ theme }) => theme.size.menu};
  text-align: center;

  @media screen and (max-width: ${({ theme }) => theme.breakpoint.drawer}) {
    display: none;
  }
`;

/** The amount due, its months and heads, and how to pay it from here. */
function DueCard({ fees: { due, upiLink } }: { readonly fees: Fees }) {
  const words = useFamilyMessages();
  const { options, locale } = useWords();
  const { outstanding = 0, dues = [], payBy } = due ?? {};
  const amount = formatRupees(fromRupees(outstanding));
  return (
    <Card as="section" aria-label={words.due.title}>
      <Due>
        <Stack>
          <Heading>{words.due.title}</Heading>
          <DueFigure due={due} />
          {outstanding > 0 && payBy !== undefined && <Text>{words.due.payBy(dateLabel(payBy, locale))}</Text>}
          {upiLink !== undefined && (
            <OnPhone>
              <ButtonLink href={upiLink}>{words.due.pay(amount)}</ButtonLink>
            </OnPhone>
          )}
          {outstanding > 0 && (
            <Text tone="muted">{upiLink === undefined ? words.due.atCounter : words.due.afterwards}</Text>
          )}
          {outstanding > 0 && (
            <DescriptionList layout="figures" aria-label={words.due.dues}>
              {amountsByHead(
                dues.map((one) => ({ ...one, amount: fromRupees(one.amount) })),
                options.head,
                locale,
              ).map(({ label, amount }) => (
                <DescriptionItem key={label} label={label}>
                  {formatRupees(amount)}
                </DescriptionItem>
              ))}
            </DescriptionList>
          )}
        </Stack>
        {upiLink !== undefined && (
          <ToScan>
            <QrCode label={words.due.code(amount)} value={upiLink} />
            <figcaption>{words.due.scan}</figcaption>
          </ToScan>
        )}
      </Due>
    </Card>
  );
}

/** The amount due, how to pay it, and the payments made; nothing can be changed here. */
export function FeesPage() {
  const words = useFamilyMessages();
  return (
    <FamilyPage title={words.nav.fees}>
      <QueryView query={useFees()} failed={words.failed.fees}>
        {(fees) => (
          <>
            <DueCard fees={fees} />
            <Heading>{words.receipts.title}</Heading>
            <ReceiptList receipts={fees.receipts} />
          </>
        )}
      </QueryView>
    </FamilyPage>
  );
}
