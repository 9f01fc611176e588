/** The places of a page: the bar at the top, its menu Extra Curricular, the foot of every page, or only a direct link. */
export const sitePlaces = ['bar', 'extra', 'foot', 'none'] as const;

export type SitePlace = (typeof sitePlaces)[number];

/** The initial pages, at their specified addresses; the school replaces them with its own content, or removes them (D93). */
const specifiedPages = ['landing-page', 'academics', 'infra', 'event', 'about', 'branch'] as const;

type SpecifiedPage = (typeof specifiedPages)[number];

/** The initial entries of the menu Extra Curricular; each leads to the page under construction until it has a page. */
const specifiedEntries = ['android', 'web-development', 'nodejs', 'something-else'] as const;

type SpecifiedEntry = (typeof specifiedEntries)[number];

const PLACES: Readonly<Record<SpecifiedPage, SitePlace>> = {
  'landing-page': 'none',
  academics: 'bar',
  infra: 'bar',
  event: 'bar',
  about: 'bar',
  branch: 'foot',
};

const isPage = (page: string): page is SpecifiedPage => specifiedPages.some((one) => one === page);
const isEntry = (page: string): page is SpecifiedEntry => specifiedEntries.some((one) => one === page);

/** The stored data of a page that menus need. */
export interface StoredPlace {
  readonly page: string;
  readonly place: SitePlace;
  /** Whether an administrator has removed the page, which may also be a specified one. */
  readonly isRemoved?: boolean | undefined;
}

/** A page of the site in the order of the menus: one of the school's own, or a specified one that is still an example. */
export type ListedPage<Stored> =
  | { readonly page: string; readonly place: SitePlace; readonly own: Stored; readonly address: string }
  | {
      readonly page: SpecifiedPage | SpecifiedEntry;
      readonly place: SitePlace;
      readonly own?: undefined;
      readonly address: string;
    };

/** The address of a page behind `/#`; specified pages keep their specified address. */
const pageAddress = (page: string, isExample = false): string => {
  if (isPage(page)) return `/${page}`;
  return isExample ? `/extra-curricular/${page}` : `/pages/${page}`;
};

/** All pages of the site without removed ones; the specified pages come first, in their order. */
export function listedPages<Stored extends StoredPlace>(
  stored: readonly Stored[],
): readonly ListedPage<Stored>[] {
  const ownOf = (page: string) => stored.find((one) => one.page === page);
  const specified = [...specifiedPages, ...specifiedEntries].flatMap((page): ListedPage<Stored>[] => {
    const own = ownOf(page);
    if (own?.isRemoved) return [];
    if (own) return [{ page, place: own.place, own, address: pageAddress(page) }];
    const place = isPage(page) ? PLACES[page] : 'extra';
    return [{ page, place, address: pageAddress(page, true) }];
  });
  const addedPages = stored.filter(({ page, isRemoved }) => !isRemoved && !isPage(page) && !isEntry(page));
  return [
    ...specified,
    ...addedPages.map((own) => ({ page: own.page, place: own.place, own, address: pageAddress(own.page) })),
  ];
}

/**
 * The name of a new page in its address, from its heading: `Sports day 2026` becomes `sports-day-2026`; a heading in another
 * script gives `page`. A name that is taken gets a number.
 */
export function newPageName(heading: string, taken: readonly string[]): string {
  const words = heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 32);
  const name = words.replace(/^-+|-+$/g, '') || 'page';
  const numbered = (count: number): string => {
    const candidate = count === 1 ? name : `${name}-${count}`;
    return taken.includes(candidate) ? numbered(count + 1) : candidate;
  };
  return numbered(1);
}
