import { SkipLink } from '@school/ui';

export function SkipLinkExample() {
  return (
    <>
      <SkipLink href="#content">Skip to content</SkipLink>
      <p id="content" tabIndex={-1}>
        Press Tab from the top of the page: the link comes into sight.
      </p>
    </>
  );
}
