import { PasswordField } from '@school/ui';
import { useStaffMessages } from './messages';

/** The administrator's own password again, as a desk that was left open must not make administrators (D87). */
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
