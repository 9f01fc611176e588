import type { OwnPassword } from '@school/domain';
import { schoolApi } from '../../api/school-api';
import { useChange } from '../../api/use-change';

export function useOwnPassword() {
  return useChange({
    call: (body: OwnPassword) => schoolApi.calls.PUT('/api/office/password', { body }),
    outdates: [],
  });
}
