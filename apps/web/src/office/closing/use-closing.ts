import { PAGE_SIZE } from '@school/domain';
import { calls, valueOf } from '../../api/school-api';
import type { ClosingRequest, CountRequest, FloatRequest } from '../../api/types';
import { useChange, useKeyedChange, withKey } from '../../api/use-change';
import { useRead } from '../../api/use-read';
import { partOf, usePart } from '../list/use-part';

const DRAWER = ['drawer'] as const;
const OPEN_DRAWERS = ['open-drawers'] as const;
const CLOSINGS = ['closings'] as const;

/** What a call says of whose drawer it means; of the own one nothing. */
const named = (collector: string | undefined) => (collector === undefined ? {} : { collector });

/** What waits in the drawer of whoever is signed in. @param collector whose, where it is another's */
export const useDrawer = (collector?: string) =>
  useRead(
    [...DRAWER, collector],
    (signal) => valueOf(calls.GET('/api/office/drawer', { params: { query: named(collector) }, signal })),
    // Another's is read anew when it is come back to: it may be closed by then.
    collector === undefined ? {} : { gcTime: 0 },
  );

/** Whose money is in no closing; administrators alone may ask. */
export const useOpenDrawers = (isAdmin: boolean) =>
  useRead(OPEN_DRAWERS, (signal) => valueOf(calls.GET('/api/office/openDrawers', { signal })), {
    enabled: isAdmin,
  });

export const useClosings = (page: number) =>
  usePart([...CLOSINGS, 'page', page], (signal) => {
    const query = { page: String(page), size: String(PAGE_SIZE) };
    return partOf(calls.GET('/api/office/closings', { params: { query }, signal }));
  });

export const useClosing = (collector: string, number: string) =>
  useRead([...CLOSINGS, 'one', collector, number], (signal) =>
    valueOf(calls.GET('/api/office/closing', { params: { query: { collector, number } }, signal })),
  );

/** Says what change is in the own drawer before the first payment. */
export const usePutFloatIn = () =>
  useChange([DRAWER], (body: FloatRequest) => calls.PUT('/api/office/drawerFloat', { body }));

/** Shows what is expected, for a count. @param collector of whose drawer, where it is another's */
export const useCompareDrawer = (collector?: string) =>
  useChange([], (count: CountRequest) =>
    calls.POST('/api/office/compareDrawer', { body: { ...count, ...named(collector) } }),
  );

/**
 * Closes the drawer, once for each key: asked for again after a lost answer it is the same closing.
 * @param collector whose, where it is another's
 */
export const useCloseDrawer = (collector?: string) =>
  useKeyedChange([DRAWER, OPEN_DRAWERS, CLOSINGS], (request: ClosingRequest, key) =>
    calls.POST('/api/office/closeDrawer', { body: { ...request, ...named(collector) }, ...withKey(key) }),
  );
