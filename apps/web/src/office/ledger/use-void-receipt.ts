import type { VoidReceipt } from '@school/domain';
import { keys } from '../../api/keys';
import { schoolApi } from '../../api/school-api';
import { useChange } from '../../api/use-change';

/** Voids a receipt, or takes back a charge or a concession (D34, D47). */
export function useVoidReceipt() {
  return useChange({
    call: (body: VoidReceipt) => schoolApi.calls.POST('/api/office/voidReceipt', { body }),
    outdates: [keys.counter, keys.students, keys.receipts],
  });
}
