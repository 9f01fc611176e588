import { useChoice } from './use-choice';

/** The open tab of a screen, kept in the address. */
export function useTab() {
  const [tab, open] = useChoice('tab');
  return { tab: tab === '' ? undefined : tab, open };
}
