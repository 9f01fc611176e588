import type { StaffRight } from '@school/domain';
import { createContext, use } from 'react';
import { useLocation } from 'react-router-dom';
import { useNames } from '../messages/names';
import { useSession } from '../session/session';
import { useRights } from '../session/use-rights';
import type { Feature, PageKey, Place, Screen } from './feature';
import { isOfRole, mayOpen } from './may-open';

/** The features that this office has; the app provides them, so that no feature and no room below knows another. */
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
 * The entries of a place that lead to screens the session may open (D58), in the order of the features.
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

/** Whether the session may open the screen of an address, for links that lead there. */
export function useMayOpen(address: string): boolean {
  const screen = useScreens().find((one) => one.address === address);
  const { role } = useSession().claims ?? {};
  const rights = useRights();
  return screen !== undefined && mayOpen(screen, { role, rights });
}

/** The screen on show, or the one above it when the address is a deeper one. */
export function useScreenOnShow(): Screen | undefined {
  const [, , address] = useLocation().pathname.split('/');
  return useScreens().find((screen) => screen.address === address);
}

/** The address of the screen where an account sets its own password (D87). */
export function useOwnPasswordAddress(): string {
  const { address = '' } = useScreens().find(({ isForOwnPassword }) => isForOwnPassword === true) ?? {};
  return `/office/${address}`;
}

/** The address of the start page for the role that is signed in (D58). */
export function useStartAddress(): string | undefined {
  const { role } = useSession().claims ?? {};
  const start = useScreens().find((screen) => screen.isStart === true && isOfRole(screen, role));
  return start && `/office/${start.address}`;
}

/** The name of the screen on show, as the entry that leads to it says. */
export function useScreenName(): string {
  const nameOf = useNames();
  return nameOf(useScreenOnShow()?.entries?.[0]?.name ?? '');
}

/** The keys that pages of the session's features listen to, and what each does in the language on screen. */
export function useFeatureKeys(): readonly PageKey[] {
  const nameOf = useNames();
  const { role } = useSession().claims ?? {};
  return use(FeaturesContext)
    .filter(({ screens }) => screens.some((screen) => isOfRole(screen, role)))
    .flatMap(({ keys = [] }) => keys)
    .map(({ key, does }) => ({ key, does: nameOf(does) }));
}
