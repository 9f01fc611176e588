import type { RegisteredCertificate } from '@school/domain';
import { DataTable } from '@school/ui';
import type { ReactNode } from 'react';
import { certificateKey, useCertificateColumns } from './certificate-columns';
import { useCertificatesMessages } from './messages';

export interface CertificatesTableProps {
  readonly rows: readonly RegisteredCertificate[];
  readonly loading?: boolean;
  readonly error?: ReactNode;
  readonly empty?: ReactNode;
}

/** The register of transfer certificates, withdrawn ones marked (D65). */
export function CertificatesTable({ rows, ...rest }: CertificatesTableProps) {
  const words = useCertificatesMessages();
  const columns = useCertificateColumns();
  return <DataTable caption={words.list} columns={columns} rows={rows} rowKey={certificateKey} {...rest} />;
}
