import { CERTIFICATES_PAGE, certificateFilterSchema, certificateSerial, dateTimeLabel } from '@school/domain';
import { useKitMessages } from '@school/ui';
import { LeftOutNote } from '../ledger/left-out-note';
import { useLeftOut } from '../ledger/use-left-out';
import { useLimits } from '../list/list-filters';
import { ListPage } from '../list/list-page';
import { ListPaper } from '../list/list-paper';
import { paperTitle } from '../list/paper-title';
import { MOST_PRINTED } from '../list/whole-list';
import { useListQuery } from '../list/use-list-query';
import { useCertificatesFilters, useCertificatesList } from './certificates-list';
import { useCertificatesMessages } from './messages';
import { exportCertificates, useCertificates, wholeRegister } from './use-certificates';

/** The register of transfer certificates of both branches; each opens for a reprint (D65). */
export function CertificatesPage() {
  const words = useCertificatesMessages();
  const { locale } = useKitMessages();
  const query = useListQuery(certificateFilterSchema);
  const { page, filter } = query;
  const list = useCertificatesList();
  const filters = useCertificatesFilters();
  const limits = useLimits(filters, filter);
  const leftOut = useLeftOut('certificates');
  return (
    <ListPage
      title={words.title}
      list={list}
      query={query}
      result={useCertificates(page, filter)}
      size={CERTIFICATES_PAGE}
      filtersLabel={words.filter}
      filters={filters}
      download={exportCertificates(filter)}
      print={{
        label: paperTitle(words.list, limits),
        load: () => wholeRegister(filter),
        most: MOST_PRINTED,
        tooLong: words.tooLong,
        paper: (rows, printedAt) => (
          <ListPaper
            list={list}
            title={words.list}
            limits={limits}
            note={words.printed(dateTimeLabel(printedAt, locale), rows.length)}
            rows={rows}
          />
        ),
      }}
    >
      <LeftOutNote
        leftOut={leftOut}
        nameOf={({ branch, session }, number) => certificateSerial({ branchCode: branch, session, number })}
      />
    </ListPage>
  );
}
