import { keys } from '../../api/keys';
import { calls, valueOf } from '../../api/school-api';
import { useRead } from '../../api/use-read';

/** The accounts that may have collected money. */
export const useCollectors = () =>
  useRead([...keys.receipts, 'collectors'], (signal) =>
    valueOf(calls.GET('/api/office/receipts/collectors', { signal })),
  );
