import { choice } from './text-rules';

/** The kinds of file in which a list can be exported (D69). */
export const exportKinds = ['xlsx', 'csv'] as const;
export type ExportKind = (typeof exportKinds)[number];

/** The kind of file, which the query of an export has in addition to that of its list. */
export const exporting = { as: choice(exportKinds) };
