import { listedPages, type SitePlace } from '@school/domain';
import type { PublicSite } from '../api/types';
import { useInLanguage } from '../messages/in-language';
import { useSitePageNames } from '../site-text/messages';
import { useReadySite } from './site';

/** The pages around the login have their own language switch, and are not part of the site that parents read. */
const AT_THE_LOGIN = ['/login', '/register', '/forgot-password'];

export const isAtLogin = (pathname: string): boolean => AT_THE_LOGIN.includes(pathname);

export interface SiteEntry {
  readonly key: string;
  readonly href: string;
  readonly label: string;
}

const noPages: PublicSite['pages'] = [];

/** The entries of the site's menus, by their place: the school's own pages, and specified ones that are still examples. */
export function useSiteEntries(): (place: SitePlace) => readonly SiteEntry[] {
  const site = useReadySite();
  const names = useSitePageNames();
  const say = useInLanguage();
  const pages = listedPages(site?.pages ?? noPages);
  return (place) =>
    pages
      .filter((page) => page.place === place)
      .map((page) => ({
        key: page.page,
        href: page.address,
        label: page.own ? say(page.own.menuName, page.own.menuNameHindi) : names[page.page],
      }));
}
