import { choiceLabel, sectionLabel, type Words } from '@school/domain';
import { textColumn, type Column } from './sheet';

interface SectionOfRow {
  readonly branch: string;
  readonly class: string;
  readonly section: string;
}

/** The columns of a row's section: branch, class and letter. */
export const sectionColumns = <Row>(
  sectionOf: (row: Row) => SectionOfRow,
  words: Words,
): readonly Column<Row>[] => [
  textColumn(words.labels.branch, (row) => choiceLabel(words.options.branchCode, sectionOf(row).branch)),
  textColumn(words.labels.class, (row) => choiceLabel(words.options.class, sectionOf(row).class)),
  textColumn(words.labels.section, (row) => sectionLabel(sectionOf(row).section, words)),
];
