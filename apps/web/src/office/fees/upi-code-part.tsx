import { OptionalPart } from '../../screen/optional-part';
import { part } from '../../screen/page';
import { useFeesMessages } from './messages';
import type { UpiCodeProps } from './upi-code';

const UpiCode = part(() => import('./upi-code'), 'UpiCode');

/** The UPI code beside a half-typed payment; the payment can be taken without it too. */
export function UpiCodePart(code: UpiCodeProps) {
  const { upiFailed } = useFeesMessages();
  return (
    <OptionalPart inVain={upiFailed}>
      <UpiCode {...code} />
    </OptionalPart>
  );
}
