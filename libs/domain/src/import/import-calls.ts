import * as z from 'zod/mini';
import {
  choice,
  exporting,
  notAnObject,
  paging,
  requestObject,
  says,
  schoolHeadText,
  seenRevision,
} from '../rules';
import { choiceKey, importFields, type ColumnChoice } from './import-fields';
import { rowStates } from './plan-row';

/** How far an import has come: its columns are chosen, it is looked at, it runs, was stopped, is done (D68). */
export const importStates = ['columns', 'preview', 'running', 'stopped', 'done'] as const;
export type ImportState = (typeof importStates)[number];

/** What became of a row: nothing yet, or what its plan said; a row that could not be done any more is refused then. */
export const rowOutcomes = ['waiting', 'registered', 'changed', 'same', 'refused'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

/** Rows of a preview on a page. */
export const IMPORT_PAGE = 25;

/** So much a cell of a register may have. */
const LONGEST_CELL = 1_000;

const importID = z
  .string({ error: says('text') })
  .check(z.regex(/^[0-9a-f]{24}$/, says('choose')))
  .register(z.globalRegistry, { description: 'The id of an import, as its upload answered it' });

/** Names one import. */
export const importIdSchema = requestObject('NamedImport', { importID });

export type NamedImport = z.output<typeof importIdSchema>;

/** Which revision of an import was seen: refused where another desk has changed it since; not looked at when left out. */
const revision = z.optional(seenRevision());

/** Runs the plan of an import that was seen. */
export const runImportSchema = requestObject('RunImport', { importID, revision });

export type RunImport = z.output<typeof runImportSchema>;

const cellText = z
  .string({ error: says('text') })
  .check(z.maxLength(LONGEST_CELL, says('maxLength', LONGEST_CELL)));

const columnChoice = z.object(
  {
    field: choice(importFields),
    column: z.optional(z.int({ error: says('wholeNumber') }).check(z.minimum(0, says('wholeNumber')))),
    otherwise: z.optional(cellText),
    copies: z.optional(z.boolean({ error: says('choose') })),
    head: z.optional(schoolHeadText),
  },
  notAnObject,
);

/** More than a register has: one for each field, and one for each head of a large school. */
const MOST_COLUMNS = 120;

/** Each field once: two columns cannot both be the father's name. */
const eachOnce = (columns: readonly ColumnChoice[]) =>
  new Set(columns.map(choiceKey)).size === columns.length;

/** What the columns of a register are; with it the plan is made, and made anew (D68). */
export const importColumnsSchema = requestObject('ImportColumns', {
  importID,
  columns: z
    .array(columnChoice, { error: says('choose') })
    .check(
      z.maxLength(MOST_COLUMNS, says('atMost', MOST_COLUMNS)),
      z.refine(eachOnce, says('eachColumnOnce')),
    ),
  /** What was changed by hand since the last import is overwritten; kept when left out. */
  overwrites: z.optional(z.boolean({ error: says('choose') })),
  revision,
});

export type ImportColumns = z.output<typeof importColumnsSchema>;

/** A cell that is mended in the preview; the row is planned anew. */
export const importCellSchema = requestObject('ImportCell', {
  importID,
  row: z.int({ error: says('wholeNumber') }),
  field: choice(importFields),
  text: cellText,
  /** What was seen in the cell: refused where another desk has mended it otherwise since; not looked at when left out. */
  was: z.optional(cellText),
});

export type ImportCell = z.output<typeof importCellSchema>;

/** Which rows of an import are looked at. */
export const importRowsSchema = requestObject('ImportRowsQuery', {
  importID,
  ...z.partial(z.object({ ...paging, state: choice(rowStates) })).shape,
});

export type ImportRowsQuery = z.output<typeof importRowsSchema>;

/** The report of an import as a file: every row and what became of it. */
export const importReportSchema = requestObject('ImportReportQuery', { importID, ...exporting });

export type ImportReportQuery = z.output<typeof importReportSchema>;

/** All students with all fields as a file (D69); with Adhaar numbers only where an administrator asks for them (D88). */
export const studentRecordsSchema = requestObject('StudentRecordsQuery', {
  ...exporting,
  adhaar: z.optional(choice(['true', 'false'])),
});

export type StudentRecordsQuery = z.output<typeof studentRecordsSchema>;

/** The template of an import: the heads of the export of all fields. */
export const importTemplateSchema = requestObject('ImportTemplateQuery', { ...exporting });

export type ImportTemplateQuery = z.output<typeof importTemplateSchema>;
