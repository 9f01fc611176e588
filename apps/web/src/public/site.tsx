import type { ApiError } from '@school/api-client';
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { PublicSite } from '../api/types';
import { whileLoading } from '../program/activity';
import { readSite } from './ask-office';

/** The state of the site's content: loading, ready, or failed. */
type SiteState =
  | { readonly kind: 'pending' }
  | { readonly kind: 'ready'; readonly site: PublicSite }
  | { readonly kind: 'failed'; readonly error: ApiError };

interface Site {
  readonly state: SiteState;
  readonly readAgain: () => void;
}

const SiteContext = createContext<Site>({ state: { kind: 'pending' }, readAgain: () => undefined });

async function load(): Promise<SiteState> {
  const answer = await whileLoading(readSite());
  return answer.ok ? { kind: 'ready', site: answer.value } : { kind: 'failed', error: answer.error };
}

/** Reads the site once for all public pages, and again when somebody comes back from the office. */
export function SiteProvider({ children }: { readonly children: ReactNode }) {
  const [state, setState] = useState<SiteState>({ kind: 'pending' });
  useEffect(() => void load().then(setState), []);
  const site = useMemo(() => ({ state, readAgain: () => void load().then(setState) }), [state]);
  return <SiteContext value={site}>{children}</SiteContext>;
}

export const useSite = (): Site => use(SiteContext);

/** The site, once it is loaded. */
export function useReadySite(): PublicSite | undefined {
  const { state } = use(SiteContext);
  return state.kind === 'ready' ? state.site : undefined;
}

/** Whether an administrator has replaced any part of the site with the school's own. */
export const hasOwnContent = ({ slides, cards, news, admissions, contact, pages }: PublicSite): boolean =>
  [slides, cards, admissions, contact].some((part) => part !== undefined) || news.length + pages.length > 0;

interface SizedPicture {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** The `img` props of a picture of the site, with its size, so that nothing jumps when it loads. */
export function pictureOf(
  pictures: PublicSite['pictures'],
  id: string | undefined,
  alt = '',
): SizedPicture | undefined {
  const picture = pictures.find((one) => one.id === id);
  return (
    picture && {
      src: `/api/public-site/pictures/${picture.id}`,
      alt,
      width: picture.width,
      height: picture.height,
    }
  );
}
