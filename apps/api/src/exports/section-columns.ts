import { choiceLabel, sectionLabel, type Words } from '@school/domain';
import { textColumn, type Column } from './sheet';

interface OfSection {
  readonly branch: string;
  readonly class: string;
  readonly section: string;
}

/** The columns of a row's section: branch, class and letter. */
export const sectionColumns = <Row>(of: (row: Row) => OfSection, words: Words): readonly Column<Row>[] => [
  textColumn(words.labels.branch, (row) => choiceLabel(words.options.branchCode, of(row).branch)),
  textColumn(words.labels.class, (row) => choiceLabel(words.options.class, of(row).class)),
  textColumn(words.labels.section, (row) => sectionLabel(of(row).section, words)),
];
