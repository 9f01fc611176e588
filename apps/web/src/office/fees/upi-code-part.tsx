import { OptionalPart } from '../../screen/optional-part';
import { part } from '../../screen/page';
import { useFeesMessages } from './messages';
import type { UpiCodeProps } from './upi-code';

const UpiCode = part(() => import('./upi-code'), 'UpiCode');

/** The UPI code beside a payment that is half typed; the payment is taken without it, too. */
export function UpiCodePart(code: UpiCodeProps) {
  const { upiInVain } = useFeesMessages();
  return (
    <OptionalPart inVain={upiInVain}>
      <UpiCode {...code} />
    </OptionalPart>
  );
}
