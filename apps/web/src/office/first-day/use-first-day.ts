import type { FirstDayChoice } from '@school/domain';
import { useQuery } from '@tanstack/react-query';
import { schoolApi, valueOf } from '../../api/school-api';
import { useChange } from '../../api/use-change';

const { calls } = schoolApi;

const KEY = ['first-day'] as const;

/** How far the school is with its first steps, computed by the server from what is stored. @param isAsked of administrators alone */
export const useFirstDay = (isAsked = true) =>
  useQuery({
    queryKey: KEY,
    enabled: isAsked,
    queryFn: ({ signal }) => valueOf(calls.GET('/api/office/firstDay', { signal })),
  });

export const useFirstDayChoice = () =>
  useChange({
    call: (body: FirstDayChoice) => calls.PUT('/api/office/firstDay', { body }),
    outdates: [KEY],
  });

export const useHideFirstDay = () =>
  useChange({ call: () => calls.POST('/api/office/firstDay/hide'), outdates: [KEY] });
