import type { components } from '@school/api-client';
import { calls } from '../../api/school-api';
import { useChange } from '../../api/use-change';

/** Makes the passwords of a section's families. Not repeated automatically after a lost answer, as that would make new ones. */
export const useGiveSectionPasswords = () =>
  useChange([], (body: components['schemas']['FamilyPasswordsRequest']) =>
    calls.POST('/api/office/familyPasswords', { body }),
  );

export const useGiveFamilyPassword = () =>
  useChange([], (studentID: string) => calls.POST('/api/office/familyPassword', { body: { studentID } }));
