import { Button, EmptyState } from '@school/ui';
import { ShieldX } from 'lucide-react';
import { useOfficeMessages } from '../../messages/office-messages';
import { useLogout } from '../../session/use-logout';

export function NotAllowed() {
  const { notAllowed } = useOfficeMessages();
  const logout = useLogout();
  return (
    <main>
      <EmptyState
        title={<h1 tabIndex={-1}>{notAllowed.title}</h1>}
        description={notAllowed.text}
        icon={<ShieldX />}
        action={<Button onClick={logout}>{notAllowed.logout}</Button>}
      />
    </main>
  );
}
