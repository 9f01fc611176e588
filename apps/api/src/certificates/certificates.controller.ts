import { Body, Get, Post } from '@nestjs/common';
import {
  certificateDraftSchema,
  certificateExportSchema,
  certificateListSchema,
  certificateNameSchema,
  certificatePrintSchema,
  newCertificateSchema,
  withdrawalSchema,
  type CertificateExportQuery,
  type CertificateListQuery,
  type CertificatePrint,
  type LeavingDay,
  type NewCertificate,
  type Withdrawal,
} from '@school/domain';
import { SignedIn, type Caller } from '../auth/signed-in';
import { ApiIdempotencyKey, IdempotencyKey } from '../common/idempotency-key';
import { DescribePage } from '../common/paged';
import { Describe, DescribeMade, Queried } from '../common/route-doc';
import { AdminOnly, Needs, OfficeController } from '../common/who-may-call';
import { Exported } from '../exports/exported';
import {
  certificateAnswer,
  certificateDraftAnswer,
  certificateGivenBackAnswer,
  certificatePrintAnswer,
  certificatesAnswer,
} from './certificates.answers';
import { CertificatesService } from './certificates.service';
import { IssuingService } from './issuing.service';

interface Named {
  readonly serial: string;
}

@OfficeController('api/office/certificates', 'Transfer certificates')
export class CertificatesController {
  constructor(
    private readonly certificates: CertificatesService,
    private readonly issuing: IssuingService,
  ) {}

  @Get()
  @DescribePage(
    'A page of the register of transfer certificates, newest first',
    'Certificates that the query found',
    certificatesAnswer,
  )
  getCertificates(@Queried(certificateListSchema) query: CertificateListQuery) {
    return this.certificates.page(query);
  }

  @Get('export')
  @Exported('The register as a file, all pages, narrowed as the register')
  exportCertificates(@Queried(certificateExportSchema) query: CertificateExportQuery) {
    return this.certificates.export(query);
  }

  @Get('draft')
  @Describe(
    'What the record says for the certificate of a student who leaves on a given day, and what is owed or to be paid back',
    certificateDraftAnswer,
    [404, 409],
  )
  draftCertificate(@Queried(certificateDraftSchema) query: LeavingDay) {
    return this.issuing.draft(query);
  }

  @Get('one')
  @Describe('One certificate, as it was issued', certificateAnswer, [404])
  getCertificate(@Queried(certificateNameSchema) { serial }: Named) {
    return this.certificates.get(serial);
  }

  @Post()
  @Needs('students')
  @ApiIdempotencyKey('The same key again answers the first certificate and issues none')
  @DescribeMade(
    'Issues a transfer certificate with the next number, and marks the student as left',
    certificateAnswer,
    [404, 409, 422],
  )
  issueCertificate(
    @Body({ schema: newCertificateSchema }) request: NewCertificate,
    @IdempotencyKey() key: string | undefined,
    @SignedIn() account: Caller,
  ) {
    return this.issuing.issue(request, key, account);
  }

  @Post('withdraw')
  @AdminOnly()
  @Describe(
    'Withdraws a certificate with a reason; it stays in the register, marked as withdrawn',
    certificateAnswer,
    [404, 409],
  )
  withdrawCertificate(@Body({ schema: withdrawalSchema }) request: Withdrawal, @SignedIn() account: Caller) {
    return this.certificates.withdraw(request, account);
  }

  @Post('prints')
  @ApiIdempotencyKey('A key gives the original once: the same key again is a duplicate')
  @Describe(
    'Counts a print, and says whether it is the original; callers who may not issue one never get it',
    certificatePrintAnswer,
    [404],
  )
  printCertificate(
    @Body({ schema: certificatePrintSchema }) request: CertificatePrint,
    @IdempotencyKey() key: string | undefined,
    @SignedIn() account: Caller,
  ) {
    return this.certificates.print(request, key, account);
  }

  @Post('prints/failed')
  @ApiIdempotencyKey('The key of the print that failed')
  @Describe(
    'Records that no paper came out: makes the original of a print available again, once',
    certificateGivenBackAnswer,
    [404],
  )
  certificateNotPrinted(
    @Body({ schema: certificateNameSchema }) { serial }: Named,
    @IdempotencyKey() key: string | undefined,
    @SignedIn() account: Caller,
  ) {
    return this.certificates.giveBack(serial, key ?? '', account);
  }
}
