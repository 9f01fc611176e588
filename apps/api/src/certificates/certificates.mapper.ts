import { accountName, type Usernames } from '../accounts/account-names';
import type { StoredCertificate } from './certificates.schema';

/** A row of the register, or the whole certificate where all of it was read. */
export const toCertificate = <Stored extends StoredCertificate>(stored: Stored, usernames: Usernames) => {
  const { withdrawnBy, prints = 0 } = stored;
  return {
    ...stored,
    serial: stored._id,
    prints,
    issuedBy: accountName(stored.issuedBy, stored.issuedById, usernames),
    ...(withdrawnBy !== undefined && {
      withdrawnBy: accountName(withdrawnBy, stored.withdrawnById, usernames),
    }),
  };
};
