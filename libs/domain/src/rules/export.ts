import { choice } from './text-rules';

/** The kinds of file in which a list leaves the program (D69). */
export const exportKinds = ['xlsx', 'csv'] as const;
export type ExportKind = (typeof exportKinds)[number];

/** What the query of an export says beside that of its list: the kind of file. */
export const exporting = { as: choice(exportKinds) };
