/** Where a page is found: the bar at the top, its menu Extra Curricular, the foot of every page, or by its link alone. */
export const sitePlaces = ['bar', 'extra', 'foot', 'none'] as const;

export type SitePlace = (typeof sitePlaces)[number];

/** The pages that a school begins with, at their specified addresses; the school makes them its own, or takes them away (D93). */
const specifiedPages = ['landing-page', 'academics', 'infra', 'event', 'about', 'branch'] as const;

type SpecifiedPage = (typeof specifiedPages)[number];

/** The entries that the menu Extra Curricular begins with; each leads to the page under construction until it has one. */
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

/** What is stored of a page, as far as menus ask for it. */
export interface StoredPlace {
  readonly page: string;
  readonly place: SitePlace;
  /** An administrator has taken it away: of a specified one too. */
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

/** Where a page stands behind `/#`: the specified ones where they always stood. */
const pageAddress = (page: string, isExample = false): string => {
  if (isPage(page)) return `/${page}`;
  return isExample ? `/extra-curricular/${page}` : `/pages/${page}`;
};

/** All pages of the site, specified ones first and in their order, without those that were taken away. */
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
  const others = stored.filter(({ page, isRemoved }) => !isRemoved && !isPage(page) && !isEntry(page));
  return [
    ...specified,
    ...others.map((own) => ({ page: own.page, place: own.place, own, address: pageAddress(own.page) })),
  ];
}

/**
 * The name of a new page in its address, from its heading: `Sports day 2026` is `sports-day-2026`; a heading in another script
 * gives `page`. What is taken gets a number.
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
