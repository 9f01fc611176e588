import { PageHeader, PrintSheet, Row, Stack, type StandardSchema } from '@school/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Failed } from '../../screen/failed';
import { DownloadMenu, type DownloadMenuProps } from './download-menu';
import { ListFilters, type ListFiltersProps } from './list-filters';
import { ListTable, type ListTableProps } from './list-table';
import { PrintAllButton } from './print-all';
import { usePrintAll, type PrintAll } from './use-print-all';

interface ListPrint<Whole> extends PrintAll<Whole> {
  /** The document name for the print dialog. */
  readonly label: string;
  readonly paper: (whole: Whole, printedAt: Date) => ReactNode;
}

export interface ListPageProps<Row, Whole>
  extends ListTableProps<Row>, Pick<ListFiltersProps, 'filters' | 'search'> {
  readonly title: string;
  readonly description?: string;
  /** The list as a file (D69). */
  readonly download: DownloadMenuProps['call'];
  readonly downloadWithAdhaar?: DownloadMenuProps['withAdhaar'];
  readonly downloadAlso?: DownloadMenuProps['otherFile'];
  /** Prints all pages of the list. */
  readonly print?: ListPrint<Whole>;
  /** Further buttons beside download and print. */
  readonly actions?: ReactNode;
  /** Tabs below the title that lead to related pages. */
  readonly tabs?: ReactNode;
  readonly filtersLabel: string;
  readonly query: ListTableProps<Row>['query'] & {
    readonly schema: StandardSchema;
    readonly filter: ListFiltersProps['chosen'];
    readonly set: ListFiltersProps['onChange'];
  };
  /** The details of one row, beside the list, or below it where there is no room. */
  readonly side?: ReactNode;
}

const ListAndSide = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.m};
  align-items: start;

  @media (min-width: ${({ theme }) => theme.breakpoint.siteMenu}) {
    grid-template-columns: minmax(0, 1fr) ${({ theme }) => theme.size.drawing};
  }
`;

/** The screen of a list: title, download, print, filters, rows and page links. */
export function ListPage<Row, Whole>(props: ListPageProps<Row, Whole>) {
  const { title, description, download, downloadWithAdhaar, downloadAlso, print, actions, tabs } = props;
  const { filtersLabel, filters, search, side, ...table } = props;
  const { query, result, density } = table;
  const printing = usePrintAll<Whole, ListPrint<Whole>>(print);
  const list = <ListTable {...table} />;
  const rows = side ? (
    <ListAndSide>
      <Stack gap="s">{list}</Stack>
      {side}
    </ListAndSide>
  ) : (
    list
  );
  return (
    <Stack gap={density === 'compact' ? 's' : 'm'}>
      {/* The same distance to the content on every page, so that the tabs stay in place. */}
      <Stack>
        <PageHeader
          title={title}
          description={description}
          actions={
            <Row>
              <DownloadMenu call={download} withAdhaar={downloadWithAdhaar} otherFile={downloadAlso} />
              {print && <PrintAllButton printing={printing} count={result.data?.total ?? 0} />}
              {actions}
            </Row>
          }
        />
        {tabs}
      </Stack>
      <Failed {...printing.failed} />
      <ListFilters
        label={filtersLabel}
        filters={filters}
        chosen={query.filter}
        onChange={query.set}
        schema={query.schema}
        search={search}
      />
      {rows}
      {printing.printed && (
        <PrintSheet label={printing.printed.print.label} isLong onPaperOnly>
          {printing.printed.print.paper(printing.printed.whole, printing.printed.printedAt)}
        </PrintSheet>
      )}
    </Stack>
  );
}
