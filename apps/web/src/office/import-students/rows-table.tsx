import {
  choiceLabel,
  classLabelOf,
  formatRupees,
  IMPORT_PAGE,
  monthLabel,
  parseRupees,
  sentenceOf,
  type ImportField,
  type Words,
} from '@school/domain';
import { Badge, Stack, Text } from '@school/ui';
import styled from 'styled-components';
import { useWords } from '../../messages/words';
import { Noted } from '../list/cells';
import type { ListColumn } from '../list/list';
import { ListTable, type ListTableProps } from '../list/list-table';
import { MendAnother, MendCell } from './mend-cell';
import { useImportMessages } from './messages';
import type { ImportRow } from './use-import';

/** A row with ten cells to correct is higher than a screen, so its name is aligned with the first cell. */
const Rows = styled.div`
  :is(th, td) {
    vertical-align: baseline;
  }

  /* On a phone cells to correct fold below the badge, and keep a distance from it. */
  :is(th, td) > div + div {
    margin-block-start: ${({ theme }) => theme.space.xs};
  }
`;

const tones = { new: 'success', changed: 'warning', same: 'info', refused: 'danger' } as const;

export interface RowsTableProps extends Pick<ListTableProps<ImportRow>, 'result' | 'query'> {
  /** The fields that the import knows, for corrections. */
  readonly fields: readonly ImportField[];
  /** @param was the text of the cell before the correction */
  readonly onMend: (
    row: number,
    field: ImportField,
    text: string,
    was: string,
  ) => Promise<string | undefined>;
}

/** Whether a row may still be corrected. */
const isOpen = ({ outcome }: ImportRow) => outcome === 'waiting' || outcome === 'refused';

const nameOf = ({ texts }: ImportRow) =>
  texts.studentName ??
  [texts.studentFirstName, texts.studentLastName].filter((part) => part !== undefined).join(' ');

const inRupees = (text: string) => {
  const amount = parseRupees(text);
  return amount === undefined ? text : formatRupees(amount);
};

/** The values read for a new student that decide class and fees, in one line, so that a misreading can be seen (D68). */
function readingOf({ values }: ImportRow, words: Words, monthOfRun: string): string {
  const { labels, locale } = words;
  const { feesFrom, previousBalance = '0', concessionValue = '0' } = values;
  const { moreConcessions = '', takenHeads = '' } = values;
  return [
    classLabelOf({ class: values.class ?? '', section: values.section ?? '*' }, words),
    `${labels.feesFrom}: ${feesFrom === undefined ? monthOfRun : monthLabel(feesFrom, locale)}`,
    ...(previousBalance === '0' ? [] : [`${labels.previousBalance}: ${inRupees(previousBalance)}`]),
    ...(concessionValue === '0' ? [] : [`${labels.concessionValue}: ${inRupees(concessionValue)}`]),
    ...(moreConcessions === '' ? [] : [`${labels.moreConcessions}: ${moreConcessions}`]),
    ...(takenHeads === '' ? [] : [`${labels.takenHeads}: ${takenHeads}`]),
  ].join(' · ');
}

/** The rows of a register, each with its outcome: before and after, or the reason for a refusal at the cell concerned. */
export function RowsTable({ fields, onMend, ...rest }: RowsTableProps) {
  const words = useImportMessages();
  const schoolWords = useWords();
  const { labels, options } = schoolWords;
  const valueText = (field: ImportField, value: string) => {
    const names = Object.entries(options).find(([name]) => name === field)?.[1];
    if (value === '') return '-';
    return names === undefined ? value : choiceLabel(names, value);
  };
  const changeText = ({ field, before, after }: ImportRow['changes'][number]) =>
    `${labels[field]}: ${valueText(field, before)} → ${valueText(field, after)}`;
  const columns: readonly ListColumn<ImportRow>[] = [
    { key: 'row', header: labels.row, align: 'end', render: ({ row }) => row },
    {
      key: 'student',
      header: schoolWords.labels.student,
      namesRow: true,
      minWidth: '8rem',
      render: (row) => <Noted note={nameOf(row)}>{row.texts.studentID ?? '-'}</Noted>,
    },
    {
      key: 'state',
      header: labels.state,
      folds: { at: 'phone', into: 'student' },
      render: ({ state, outcome }) => (
        <Noted note={outcome !== 'waiting' && options.importOutcome[outcome]}>
          <Badge tone={tones[state]}>{options.importState[state]}</Badge>
        </Noted>
      ),
    },
    {
      key: 'what',
      header: words.outcome,
      minWidth: '16rem',
      folds: { at: 'phone', into: 'student' },
      render: (row) => {
        const mend = (field: ImportField, text: string) =>
          onMend(row.row, field, text, row.texts[field] ?? '');
        const remarks = [
          ...row.faults.map((fault) => ({ ...fault, isWarning: false })),
          ...row.warnings.map((fault) => ({ ...fault, isWarning: true })),
        ];
        return (
          <Stack gap="s" tabIndex={-1}>
            {remarks.map(({ field, message, isWarning }) => (
              <MendCell
                // The focused cell stays while its problem changes.
                key={`${field} ${String(isWarning)}`}
                row={row}
                field={field}
                reason={sentenceOf(schoolWords, field, message)}
                isWarning={isWarning}
                onMend={mend}
              />
            ))}
            {row.state === 'new' && <Text>{readingOf(row, schoolWords, words.monthOfRun)}</Text>}
            {row.changes.map((change) => (
              <Text key={change.field}>{changeText(change)}</Text>
            ))}
            {row.kept.map((change) => (
              <Text key={change.field}>{words.keptByHand(changeText(change))}</Text>
            ))}
            {row.state === 'same' && row.kept.length === 0 && <Text>{words.nothingChanges}</Text>}
            {isOpen(row) && <MendAnother row={row} fields={fields} onMend={mend} />}
          </Stack>
        );
      },
    },
  ];
  const tableWords = { list: words.rows, failed: words.failed, none: words.noRows };
  const list = { words: tableWords, columns, rowKey: ({ row }: ImportRow) => String(row) };
  return (
    <Rows>
      <ListTable list={list} size={IMPORT_PAGE} {...rest} />
    </Rows>
  );
}
