import { FEE_PAYERS, type FeePayers } from '../../src/heads/fee-payers';
import type { TestOffice } from './office';

/** The writes of a repository of plans, or of the service that updates a student. */
export type Writes = Readonly<
  Record<
    'change' | 'claim' | 'finish' | 'remove' | 'set' | 'update',
    (...given: readonly unknown[]) => Promise<unknown>
  >
>;

/** Does something between a desk's reading and its next write of this kind. */
export function before(repository: Writes, write: keyof Writes, meanwhile: () => Promise<unknown>): void {
  const asItIs = repository[write].bind(repository);
  vi.spyOn(repository, write).mockImplementationOnce(async (...given) => {
    await meanwhile();
    return asItIs(...given);
  });
}

/** Does something while a price change reads all payers. */
export function whilePayersAreRead(office: TestOffice, meanwhile: () => Promise<unknown>): void {
  const payers = office.app.get<FeePayers>(FEE_PAYERS, { strict: false });
  const all = payers.all.bind(payers);
  vi.spyOn(payers, 'all').mockImplementationOnce(async function* () {
    await meanwhile();
    yield* all();
  });
}
