import type { INestApplicationContext } from '@nestjs/common';
import { CertificatesRepository } from './certificates/certificates.repository';
import { BookGapsService } from './ledger/book-gaps.service';

/**
 * Leaves the numbers out that may be on paper since the backup that was restored (D51, D65).
 * @param restore tells it from others
 */
export async function leaveNumbersOut(app: INestApplicationContext, restore: string): Promise<void> {
  const certificates = app.get(CertificatesRepository, { strict: false });
  await app
    .get(BookGapsService, { strict: false })
    .leaveOut(restore, (branch, session) => certificates.lastNumber(branch, session));
}
