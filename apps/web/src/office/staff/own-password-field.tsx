import { PasswordField } from '@school/ui';
import { useStaffMessages } from './messages';

/** Asks for the administrator's own password again, so that an unattended desk cannot be used to make administrators (D87). */
export function OwnPasswordField({ autoFocus = false }: { readonly autoFocus?: boolean }) {
  const staff = useStaffMessages();
  return (
    <PasswordField
      name="currentPassword"
      label={staff.ownPassword}
      required
      autoFocus={autoFocus}
      autoComplete="current-password"
    />
  );
}
