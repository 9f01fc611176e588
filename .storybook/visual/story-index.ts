import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly type: 'story' | 'docs';
  readonly importPath: string;
  readonly tags?: readonly string[];
}

const index = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../storybook-static/index.json'), 'utf8'),
) as { readonly entries: Readonly<Record<string, IndexEntry>> };

/** All stories and documentation pages of the built Storybook, in the order of the sidebar. */
export const indexed: readonly IndexEntry[] = Object.values(index.entries);
