import type { FirstDayChoice } from '@school/domain';
import { calls, valueOf } from '../../api/school-api';
import { useChange } from '../../api/use-change';
import { useRead } from '../../api/use-read';

const KEY = ['first-day'] as const;

/** The progress of the first steps, computed by the server from what is stored. @param isEnabled true only for administrators */
export const useFirstDay = (isEnabled: boolean) =>
  useRead(KEY, (signal) => valueOf(calls.GET('/api/office/firstDay', { signal })), { enabled: isEnabled });

export const useFirstDayChoice = () =>
  useChange([KEY], (body: FirstDayChoice) => calls.PUT('/api/office/firstDay', { body }));

export const useHideFirstDay = () => useChange([KEY], () => calls.POST('/api/office/firstDay/hide'));
