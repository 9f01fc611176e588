import type { components } from '@school/api-client';
import { calls } from '../../api/school-api';
import { useChange } from '../../api/use-change';

/** Makes the passwords of a section's families. Where the answer was lost, others are made: it is not sent again by itself. */
export const useGiveSectionPasswords = () =>
  useChange([], (body: components['schemas']['FamilyPasswordsRequest']) =>
    calls.POST('/api/office/familyPasswords', { body }),
  );

export const useGiveFamilyPassword = () =>
  useChange([], (studentID: string) => calls.POST('/api/office/familyPassword', { body: { studentID } }));
