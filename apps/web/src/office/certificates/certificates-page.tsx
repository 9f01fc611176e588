import { CERTIFICATES_PAGE, dateTimeLabel } from '@school/domain';
import { EmptyState, PageHeader, PrintedList, PrintSheet, Row, Stack, useKitMessages } from '@school/ui';
import { DownloadMenu } from '../list/download-menu';
import { ListFoot } from '../list/list-foot';
import { LoadFailed } from '../list/load-failed';
import { PrintAllButton, PrintProblem } from '../list/print-all';
import { usePrintAll } from '../list/use-print-all';
import { certificateKey, useCertificateColumns } from './certificate-columns';
import { CertificatesFilter } from './certificates-filter';
import { CertificatesTable } from './certificates-table';
import { useCertificatesMessages } from './messages';
import {
  exportCertificates,
  MOST_PRINTED,
  useCertificates,
  useCertificatesAddress,
  wholeRegister,
} from './use-certificates';

/** The register of transfer certificates of both branches; each opens for a reprint (D65). */
export function CertificatesPage() {
  const words = useCertificatesMessages();
  const { locale } = useKitMessages();
  const { page, filter, setPage, setFilter } = useCertificatesAddress();
  const register = useCertificates(page, filter);
  const { rows = [], total = 0 } = register.data ?? {};
  const columns = useCertificateColumns();
  const printing = usePrintAll({
    bring: () => wholeRegister(filter),
    most: MOST_PRINTED,
    tooLong: words.tooLong,
  });
  const isUnfiltered = Object.keys(filter).length === 0;
  return (
    <Stack>
      <PageHeader
        title={words.title}
        actions={
          <Row>
            <DownloadMenu call={(as) => exportCertificates(as, filter)} />
            <PrintAllButton printing={printing} label={words.printList} count={total} />
          </Row>
        }
      />
      <PrintProblem printing={printing} />
      <CertificatesFilter key={JSON.stringify(filter)} filter={filter} onFilter={setFilter} />
      <CertificatesTable
        rows={rows}
        loading={register.isPending}
        error={
          register.error && (
            <LoadFailed title={words.failed} reason={register.error.message} again={register.refetch} />
          )
        }
        empty={
          <EmptyState
            title={isUnfiltered ? words.noneYet : words.noMatch}
            description={isUnfiltered ? words.noneYetText : words.noMatchText}
          />
        }
      />
      <ListFoot page={page} size={CERTIFICATES_PAGE} total={total} count={words.count} onPage={setPage} />
      {printing.printed && (
        <PrintSheet label={words.list} isLong onPaperOnly>
          <PrintedList
            title={words.list}
            note={words.printed(dateTimeLabel(printing.printed.at, locale), printing.printed.whole.length)}
            columns={columns}
            rows={printing.printed.whole}
            rowKey={certificateKey}
          />
        </PrintSheet>
      )}
    </Stack>
  );
}
