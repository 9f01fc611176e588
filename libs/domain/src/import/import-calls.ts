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

/** The progress of an import: its columns are chosen, it is in preview, it runs, was stopped, or is done (D68). */
export const importStates = ['columns', 'preview', 'running', 'stopped', 'done'] as const;
export type ImportState = (typeof importStates)[number];

/** The outcome of a row: none yet, or what its plan said; a row that is no longer possible when it runs is refused. */
export const rowOutcomes = ['waiting', 'registered', 'changed', 'same', 'refused'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

/** The number of rows on a page of a preview. */
export const IMPORT_PAGE = 25;

/** The most characters that a cell of a register may have. */
const LONGEST_CELL = 1_000;

const importID = z
  .string({ error: says('text') })
  .check(z.regex(/^[0-9a-f]{24}$/, says('choose')))
  .register(z.globalRegistry, { description: 'The id of an import, as its upload answered it' });

/** Names one import. */
export const importIdSchema = requestObject('NamedImport', { importID });

export type NamedImport = z.output<typeof importIdSchema>;

/** The revision of an import that was seen: refused if another desk has changed it since; not checked when missing. */
const revision = z.optional(seenRevision());

/** Runs the plan of an import as it was seen. */
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

/** More columns than a register has: one for each field, and one for each head of a large school. */
const MOST_COLUMNS = 120;

/** Whether each field occurs once: two columns cannot both be the father's name. */
const eachOnce = (columns: readonly ColumnChoice[]) =>
  new Set(columns.map(choiceKey)).size === columns.length;

/** The meaning of a register's columns, from which the plan is made, or made again (D68). */
export const importColumnsSchema = requestObject('ImportColumns', {
  importID,
  columns: z
    .array(columnChoice, { error: says('choose') })
    .check(
      z.maxLength(MOST_COLUMNS, says('atMost', MOST_COLUMNS)),
      z.refine(eachOnce, says('eachColumnOnce')),
    ),
  /** Whether values changed by hand since the last import are overwritten; they are kept when this is missing. */
  overwrites: z.optional(z.boolean({ error: says('choose') })),
  revision,
});

export type ImportColumns = z.output<typeof importColumnsSchema>;

/** A cell corrected in the preview; its row is planned again. */
export const importCellSchema = requestObject('ImportCell', {
  importID,
  row: z.int({ error: says('wholeNumber') }),
  field: choice(importFields),
  text: cellText,
  /** The text that was seen in the cell: refused if another desk has corrected it since; not checked when missing. */
  was: z.optional(cellText),
});

export type ImportCell = z.output<typeof importCellSchema>;

/** Selects the rows of an import to show. */
export const importRowsSchema = requestObject('ImportRowsQuery', {
  importID,
  ...z.partial(z.object({ ...paging, state: choice(rowStates) })).shape,
});

export type ImportRowsQuery = z.output<typeof importRowsSchema>;

/** The report of an import as a file: every row and its outcome. */
export const importReportSchema = requestObject('ImportReportQuery', { importID, ...exporting });

export type ImportReportQuery = z.output<typeof importReportSchema>;

/** All students with all fields as a file (D69); Adhaar numbers are included only if an administrator asks for them (D88). */
export const studentRecordsSchema = requestObject('StudentRecordsQuery', {
  ...exporting,
  adhaar: z.optional(choice(['true', 'false'])),
});

export type StudentRecordsQuery = z.output<typeof studentRecordsSchema>;

/** The template of an import: the headings of the export of all fields. */
export const importTemplateSchema = requestObject('ImportTemplateQuery', { ...exporting });

export type ImportTemplateQuery = z.output<typeof importTemplateSchema>;
