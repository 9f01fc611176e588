import { Skeleton, useKitMessages, VisuallyHidden } from '@school/ui';

/** Holds the place of a part of a page that is on its way, and says so. @param height what it will be about */
export function Loading({ height = '20rem' }: { readonly height?: string }) {
  const { loading } = useKitMessages();
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{loading}</VisuallyHidden>
      <Skeleton height={height} />
    </div>
  );
}
