import { useSearchParams } from 'react-router-dom';

/** The open subject of a class, if any, and the address of this screen with another one or with none. */
export function useSubjectInAddress() {
  const [address] = useSearchParams();
  return {
    subject: address.get('subject') ?? undefined,
    addressOf: (subject: string | undefined) => {
      const query = new URLSearchParams(address);
      if (subject === undefined) query.delete('subject');
      else query.set('subject', subject);
      return `?${query.toString()}`;
    },
  };
}
