import { ButtonLink, EmptyState } from '@school/ui';
import { Construction } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useMessages } from '../messages/messages';

/** The screen of every unknown address (section 2). */
export function UnderConstruction() {
  const { construction } = useMessages();
  return (
    <EmptyState
      title={<h1 tabIndex={-1}>{construction.title}</h1>}
      description={construction.text}
      icon={<Construction />}
      action={
        <ButtonLink as={Link} to="/">
          {construction.back}
        </ButtonLink>
      }
    />
  );
}
