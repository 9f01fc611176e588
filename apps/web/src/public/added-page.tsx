import { useParams } from 'react-router-dom';
import { OwnPage } from './own-page';

/** A page that the school has added beside the specified ones. */
export function AddedPage() {
  const { page = '' } = useParams();
  return <OwnPage name={page} />;
}
