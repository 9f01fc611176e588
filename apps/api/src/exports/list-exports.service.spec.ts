import { accept } from '@school/domain';
import type { AccountsRepository } from '../accounts/accounts.repository';
import type { AuditTrail } from '../audit/audit-trail';
import type { ExportsService } from './exports.service';
import { ListExports } from './list-exports.service';

const RAVI = '000000000000000000000001';

function exportsOf() {
  const usernames = vi.fn(() => Promise.resolve(new Map([[RAVI, 'ravi']])));
  const line = vi.fn((_action: string, _subject: object, changes: object) => changes);
  const exports = new ListExports(
    { write: () => Promise.resolve(accept({})) } as unknown as ExportsService,
    { usernames } as unknown as AccountsRepository,
    { line, write: () => Promise.resolve() } as unknown as AuditTrail,
  );
  const sheet = () => ({ file: 'receipts', columns: [], rows: [] });
  return { usernames, line, write: (filters: object) => exports.write(sheet, 'csv', { filters }) };
}

describe('the line of an export in the audit log', () => {
  it('names the account that narrowed the list by its login id', async () => {
    const { write, line } = exportsOf();
    await write({ collector: RAVI, sort: 'newest' });
    expect(line.mock.lastCall?.[2]).toMatchObject([
      { field: 'collector', after: 'ravi' },
      { field: 'as' },
      { field: 'total' },
    ]);
  });

  it('reads no login ids where no account did', async () => {
    const { write, usernames } = exportsOf();
    await write({ branch: 'MLMEC', collector: undefined });
    expect(usernames).not.toHaveBeenCalled();
  });
});
