import { staffRoles } from '@school/domain';
import { useOwnPasswordAddress } from '../../screen/features';
import { SignedIn } from '../../signed-in/signed-in';
import { NotAllowed } from './not-allowed';
import { OfficeFrame } from './office-frame';

export { ScreenFor } from '../../screen/screen-for';

/** Wraps all office routes: a signed-in student is told that the office is not for them (D9); teachers have their part (D58). */
export function OfficeArea() {
  return (
    <SignedIn
      who="office"
      roles={staffRoles}
      others={<NotAllowed />}
      ownPassword={useOwnPasswordAddress()}
      frame={OfficeFrame}
    />
  );
}
