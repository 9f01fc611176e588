import type { StaffRight } from '@school/domain';
import { createContext, use } from 'react';
import { useLocation } from 'react-router-dom';
import { useNames } from '../messages/names';
import { useSession } from '../session/session';
import { useRights } from '../session/use-rights';
import type { Feature, PageKey, Place, Screen } from './feature';
import { isOfRole, mayOpen } from './may-open';

/** The features that this office has: given by the app, so that no feature and no room below knows another. */
export const FeaturesContext = createContext<readonly Feature[]>([]);

const useScreens = (): readonly Screen[] => use(FeaturesContext).flatMap(({ screens }) => screens);

export interface ShownEntry {
  readonly address: string;
  readonly icon: Screen['icon'] | undefined;
  readonly announces?: Screen['announces'] | undefined;
  /** In the language on screen. */
  readonly name: string;
}

/**
 * What leads from a place to the screens that the session may open (D58), in the order of the features.
 * @param rights of the session; without them nothing leads to a screen that asks for one
 */
export function useEntries(rights: readonly StaffRight[] = []): (place: Place) => readonly ShownEntry[] {
  const screens = useScreens();
  const nameOf = useNames();
  const { role, mustChangePassword = false } = useSession().claims ?? {};
  const isOpen = (screen: Screen) =>
    (screen.isForOwnPassword === true || !mustChangePassword) && mayOpen(screen, { role, rights });
  return (place) =>
    screens
      .filter(isOpen)
      .flatMap(({ address, icon, announces, entries = [] }) =>
        entries
          .filter((entry) => entry.place === place)
          .map(({ name }) => ({ address, icon, announces, name: nameOf(name) })),
      );
}

/** Whether the session may open the screen of an address, for what leads there. */
export function useMayOpen(address: string): boolean {
  const screen = useScreens().find((one) => one.address === address);
  const { role } = useSession().claims ?? {};
  const rights = useRights();
  return screen !== undefined && mayOpen(screen, { role, rights });
}

/** The screen on show, or the one that it is a deeper part of. */
export function useScreenOnShow(): Screen | undefined {
  const [, , address] = useLocation().pathname.split('/');
  return useScreens().find((screen) => screen.address === address);
}

/** Where the screen is on which an account sets its own password (D87). */
export function useOwnPasswordAddress(): string {
  const { address = '' } = useScreens().find(({ isForOwnPassword }) => isForOwnPassword === true) ?? {};
  return `/office/${address}`;
}

/** Where somebody of this role begins (D58). */
export function useStartAddress(): string | undefined {
  const { role } = useSession().claims ?? {};
  const start = useScreens().find((screen) => screen.isStart === true && isOfRole(screen, role));
  return start && `/office/${start.address}`;
}

/** What the entry that leads to the screen on show calls it. */
export function useScreenName(): string {
  const nameOf = useNames();
  return nameOf(useScreenOnShow()?.entries?.[0]?.name ?? '');
}

/** The keys that the pages of the features listen to that are there for the session, and what each does in the language on screen. */
export function useFeatureKeys(): readonly PageKey[] {
  const nameOf = useNames();
  const { role } = useSession().claims ?? {};
  return use(FeaturesContext)
    .filter(({ screens }) => screens.some((screen) => isOfRole(screen, role)))
    .flatMap(({ keys = [] }) => keys)
    .map(({ key, does }) => ({ key, does: nameOf(does) }));
}
