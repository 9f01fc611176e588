import { useSyncExternalStore } from 'react';
import { LookStore, type ShownLook } from './look-store';

export const look = new LookStore(document, window.matchMedia('(prefers-color-scheme: dark)'), window);

export const useLook = (): ShownLook => useSyncExternalStore(look.subscribe, look.snapshot);
