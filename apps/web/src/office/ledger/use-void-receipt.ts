import type { VoidReceipt } from '@school/domain';
import { keys } from '../../api/keys';
import { calls } from '../../api/school-api';
import { useChange } from '../../api/use-change';

/** Voids a receipt, or takes back a charge or a concession (D34, D47). */
export const useVoidReceipt = () =>
  useChange([keys.counter, keys.students, keys.receipts], (body: VoidReceipt) =>
    calls.POST('/api/office/voidReceipt', { body }),
  );
