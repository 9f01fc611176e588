import { Navigate } from 'react-router-dom';
import { DASHBOARD, FAMILY } from '../session/return-url';
import { SignedIn } from '../signed-in/signed-in';
import { FamilyFrame } from './family-frame';

/** The area of all pages of a family; whoever works at the school is led to the office. */
export function FamilyArea() {
  return (
    <SignedIn
      who="student"
      roles={['student']}
      others={<Navigate to={DASHBOARD} replace />}
      ownPassword={`${FAMILY}/password`}
      frame={FamilyFrame}
    />
  );
}
