import type { INestApplicationContext } from '@nestjs/common';
import { CertificatesRepository } from './certificates/certificates.repository';
import { BookGapsService } from './ledger/book-gaps.service';

/**
 * Leaves out the numbers that may be on paper since the restored backup was made (D51, D65).
 * @param restores the ids of all restores up to this one
 */
export async function leaveNumbersOut(
  app: INestApplicationContext,
  restores: readonly string[],
): Promise<void> {
  const certificates = app.get(CertificatesRepository, { strict: false });
  await app
    .get(BookGapsService, { strict: false })
    .leaveOut(restores, (branch, session) => certificates.lastNumber(branch, session));
}
