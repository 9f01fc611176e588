import type { components } from '@school/api-client';
import { schoolApi } from '../../api/school-api';
import { useChange } from '../../api/use-change';

const { calls } = schoolApi;

/** Makes the passwords of a section's families. Where the answer was lost, others are made: it is not sent again by itself. */
export const useGiveSectionPasswords = () =>
  useChange({
    call: (body: components['schemas']['FamilyPasswordsRequest']) =>
      calls.POST('/api/office/familyPasswords', { body }),
    outdates: [],
  });

/** Makes a new password for one family. */
export const useGiveFamilyPassword = () =>
  useChange({
    call: (studentID: string) => calls.POST('/api/office/familyPassword', { body: { studentID } }),
    outdates: [],
  });
