import { dateTimeLabel, formatRupees, type Certificate } from '@school/domain';
import { Alert, PageHeader, PrintSheet, Row, Stack, useKitMessages } from '@school/ui';
import { Navigate, useSearchParams } from 'react-router-dom';
import { usePicture } from '../../api/use-picture';
import { useIsAdmin } from '../../session/session';
import { LoadFailed, Loading } from '../../screen/loading';
import { PrintButton } from '../paper/print-button';
import { PrintNotes } from '../paper/print-notes';
import { PageButton, PageLink } from '../../screen/page-link';
import { profileOf } from '../student/profile-of';
import { CertificateSheet } from './certificate-sheet';
import { useCertificatesMessages } from './messages';
import { useCertificate, usePrintCertificate } from './use-certificate';
import { WithdrawCertificate } from './withdraw-certificate';

/** Notes that the user should read before printing a certificate. */
function Notes({ certificate, hasLeft }: { readonly certificate: Certificate; readonly hasLeft: boolean }) {
  const words = useCertificatesMessages();
  const { locale } = useKitMessages();
  const { withdrawnAt, withdrawnBy = '', withdrawnReason = '', dues, duesReason } = certificate;
  return (
    <>
      {withdrawnAt && (
        <Alert
          tone="warning"
          title={words.isWithdrawn(dateTimeLabel(withdrawnAt, locale), withdrawnBy, withdrawnReason)}
        >
          {hasLeft && `${words.stillLeft} `}
          <PageLink to={profileOf(certificate)}>{words.openStudent}</PageLink>
        </Alert>
      )}
      {duesReason !== undefined && <Alert tone="info">{words.passed(formatRupees(dues), duesReason)}</Alert>}
    </>
  );
}

/** One certificate as issued, to be printed or withdrawn (D65). */
export function CertificatePage() {
  const words = useCertificatesMessages();
  const [query] = useSearchParams();
  const serial = query.get('serial') ?? '';
  const certificateQuery = useCertificate(serial);
  const { certificate, isPrinted = true, hasLeft = false } = certificateQuery.data ?? {};
  const printing = usePrintCertificate(serial, certificateQuery);
  const isAdmin = useIsAdmin();
  const logoUrl = usePicture(certificate?.school.logo);
  // An address without a number names no certificate.
  if (serial === '') return <Navigate to="/office/certificates" replace />;
  if (certificateQuery.isLoading) return <Loading />;
  const back = <PageButton to="/office/certificates">{words.toRegister}</PageButton>;
  if (certificate === undefined)
    return (
      <Stack>
        <PageHeader title={words.certificate} actions={back} />
        <LoadFailed title={words.failed} query={certificateQuery} />
      </Stack>
    );
  // Shows what the next print will be, or, while one is on its way, what that one is.
  const isOriginal = printing.isOriginal ?? !isPrinted;
  const isWithdrawn = certificate.state === 'withdrawn';
  const mark = isWithdrawn ? 'withdrawn' : isOriginal ? undefined : 'duplicate';
  return (
    <Stack>
      <PageHeader
        title={`${words.certificate} ${certificate.serial}`}
        description={isWithdrawn || isOriginal ? certificate.studentName : words.duplicate}
        actions={
          <Row>
            {isAdmin && !isWithdrawn && <WithdrawCertificate serial={certificate.serial} />}
            {back}
            <PageButton to={profileOf(certificate)}>{words.openStudent}</PageButton>
            <PrintButton autoFocus loading={printing.isBusy} onClick={() => void printing.print()} />
          </Row>
        }
      />
      <Notes certificate={certificate} hasLeft={hasLeft} />
      {printing.isHeld && <Alert tone="warning">{words.held}</Alert>}
      <PrintNotes printing={printing} />
      <PrintSheet label={`${words.certificate} ${certificate.serial}`} isLong>
        <CertificateSheet certificate={certificate} mark={mark} logoUrl={logoUrl} />
      </PrintSheet>
    </Stack>
  );
}
