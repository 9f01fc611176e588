import { type Certificate, type RegisteredCertificate } from '@school/domain';
import { accountName, type Usernames } from '../accounts/account-names';
import type { StoredCertificate } from './certificates.schema';

/** A row of the register, or more of the certificate where more was read. */
const withNames = <Stored extends StoredCertificate>(stored: Stored, usernames: Usernames) => {
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

/** A row of the register. */
export const toRegisteredCertificate = (
  stored: StoredCertificate,
  usernames: Usernames,
): RegisteredCertificate => withNames(stored, usernames);

/** A whole certificate, as it was said. */
export const toCertificate = (stored: StoredCertificate, usernames: Usernames): Certificate =>
  withNames(stored, usernames);
