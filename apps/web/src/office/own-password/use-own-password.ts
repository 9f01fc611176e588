import type { OwnPassword } from '@school/domain';
import { calls } from '../../api/school-api';
import { useChange } from '../../api/use-change';

export const useOwnPassword = () =>
  useChange([], (body: OwnPassword) => calls.PUT('/api/office/password', { body }));
