import { Button, EmptyState } from '@school/ui';
import { ShieldX } from 'lucide-react';
import { BareFrame } from '../../signed-in/bare-frame';
import { useMessages } from '../../messages/messages';
import { useLogout } from '../../session/use-logout';
import { useShellMessages } from './messages';

export function NotAllowed() {
  const { notAllowed: title } = useMessages();
  const { notAllowed } = useShellMessages();
  const logout = useLogout('office');
  return (
    <BareFrame>
      <EmptyState
        title={<h1 tabIndex={-1}>{title}</h1>}
        description={notAllowed.text}
        icon={<ShieldX />}
        action={<Button onClick={logout}>{notAllowed.logout}</Button>}
      />
    </BareFrame>
  );
}
