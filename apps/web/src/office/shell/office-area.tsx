import { staffRoles } from '@school/domain';
import { useOwnPasswordAddress } from '../../screen/features';
import { SignedIn } from '../../signed-in/signed-in';
import { NotAllowed } from './not-allowed';
import { OfficeFrame } from './office-frame';

export { ScreenFor } from '../../screen/screen-for';

/** Around all office routes: a signed-in student is told that the office is not theirs (D9); a teacher has one of the own (D58). */
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
