import { Skeleton, Stack } from '@school/ui';

export function SkeletonExample() {
  return (
    <div aria-busy="true">
      <Stack gap="s">
        <Skeleton width="40%" height="1.5em" />
        <Skeleton />
        <Skeleton width="80%" />
      </Stack>
    </div>
  );
}
