import { PAGE_SIZE } from '@school/domain';
import { calls, valueOf } from '../../api/school-api';
import type { ClosingRequest, CountRequest, FloatRequest } from '../../api/types';
import { useChange, useKeyedChange, withKey } from '../../api/use-change';
import { useRead } from '../../api/use-read';
import { partOf, usePart } from '../list/use-part';

const DRAWER = ['drawer'] as const;
const OPEN_DRAWERS = ['open-drawers'] as const;
const CLOSINGS = ['closings'] as const;

/** The part of a request that names the drawer's collector; empty for one's own drawer. */
const collectorField = (collector: string | undefined) => (collector === undefined ? {} : { collector });

/** The money waiting in a drawer. @param collector the collector, if it is another's drawer */
export const useDrawer = (collector?: string) =>
  useRead(
    [...DRAWER, collector],
    (signal) =>
      valueOf(calls.GET('/api/office/drawer', { params: { query: collectorField(collector) }, signal })),
    // Another's drawer is read again on each visit, as it may have been closed since.
    collector === undefined ? {} : { gcTime: 0 },
  );

/** The collectors with money in no closing; only administrators may ask. */
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

/** Stores the float put into one's own drawer before the first payment. */
export const usePutFloatIn = () =>
  useChange([DRAWER], (body: FloatRequest) => calls.PUT('/api/office/drawerFloat', { body }));

/** Compares a count with the expected amount. @param collector the collector, if it is another's drawer */
export const useCompareDrawer = (collector?: string) =>
  useChange([], (count: CountRequest) =>
    calls.POST('/api/office/compareDrawer', { body: { ...count, ...collectorField(collector) } }),
  );

/**
 * Closes the drawer, once per key: repeated after a lost answer, it returns the same closing.
 * @param collector the collector, if it is another's drawer
 */
export const useCloseDrawer = (collector?: string) =>
  useKeyedChange([DRAWER, OPEN_DRAWERS, CLOSINGS], (request: ClosingRequest, key) =>
    calls.POST('/api/office/closeDrawer', {
      body: { ...request, ...collectorField(collector) },
      ...withKey(key),
    }),
  );
