import { Button, EmptyState } from '@school/ui';
import { ShieldX } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../../messages/messages';
import { session } from '../../session/session';

export function NotAllowed() {
  const { notAllowed } = useMessages();
  const navigate = useNavigate();
  const leave = () => {
    session.signOut();
    void navigate('/login?login=office');
  };
  return (
    <main>
      <EmptyState
        title={<h1 tabIndex={-1}>{notAllowed.title}</h1>}
        description={notAllowed.text}
        icon={<ShieldX />}
        action={<Button onClick={leave}>{notAllowed.logout}</Button>}
      />
    </main>
  );
}
