import { personalFields, studentFields, type Field } from '@school/domain';
import { z } from 'zod';
import { rebuildDerived } from '../../src/migrations/derived';
import { migrate } from '../../src/migrations/migrate';
import { migrations } from '../../src/migrations/migrations';
import { studentKeys } from '../../src/migrations/student-keys';
import { makeLog } from '../../src/logging/log';
import { TestOffice } from '../support/office';
import { balanceOf } from '../support/payment';
import { storedBefore, TestDatabase } from '../support/stored-before';

const OLDEST = 'students-before-0001';

interface OldStudent {
  readonly studentID: string;
  readonly left: boolean;
  readonly studentFeeReport: readonly { readonly updatedBalance: number }[];
}

/** The students of the oldest version, and their ledgers, after all migrations. */
async function broughtUpToDate() {
  const database = await TestDatabase.open();
  try {
    const { db } = database;
    await db.collection('students').insertMany(storedBefore(OLDEST));
    const [log, now, backup] = [makeLog('fatal'), () => new Date(), () => Promise.resolve()];
    await migrate(migrations, { db, version: 'test', log, now, silence: 0, backup });
    await rebuildDerived([studentKeys], { db, log, silence: 0 });
    return await Promise.all(
      ['students', 'ledger'].map(async (name) => ({
        name,
        documents: await db.collection(name).find().toArray(),
      })),
    );
  } finally {
    await database.close();
  }
}

describe('students that the oldest version has stored', () => {
  let office: TestOffice;
  const stored = storedBefore<OldStudent & Record<string, unknown>>(OLDEST);
  const present = stored.filter(({ left }) => !left);
  beforeAll(async () => {
    office = await TestOffice.open();
    for (const { name, documents } of await broughtUpToDate())
      await office.connection.collection(name).insertMany(documents);
  });
  afterAll(() => office.close());

  it.each(present)(
    '$studentID is listed, opened, changed and found at the counter',
    async ({ studentID }) => {
      const list = await office.call<OldStudent[]>('GET', '/api/office/getAllStudents');
      expect(list.body.map((one) => one.studentID)).toContain(studentID);
      const own = await office.call('GET', `/api/office/getStudentById?studentID=${studentID}`);
      expect(own.status).toBe(200);
      const changed = await office.call('PUT', '/api/office/updateStudent', { studentID, section: 'c' });
      expect(changed).toMatchObject({ status: 200, body: { studentID, section: 'c' } });
    },
  );

  it.each(present)('$studentID owes no rupee more than before', async ({ studentID, studentFeeReport }) => {
    const { fees, student } = await balanceOf(office, studentID);
    expect(student.studentFeeReport).toHaveLength(studentFeeReport.length);
    expect(fees.previousBalance).toBe((studentFeeReport.at(-1)?.updatedBalance ?? 0) / 100);
  });

  it.each([
    ['studentFields', studentFields, (student: OldStudent) => student],
    ['personalFields', personalFields, ({ personalDetail }: Record<string, unknown>) => personalDetail],
  ] as const)(
    'have each field of %s that has to be there, or a migration gives it to them',
    (_, table, part) => {
      const known = [0, ...migrations.map(({ number }) => number)];
      for (const [name, { stored: schema, since }] of Object.entries<Field>(table)) {
        expect(known).toContain(since);
        const mayBeMissing = z.safeParse(schema as z.core.$ZodType, undefined).success;
        if (since === 0 && !mayBeMissing)
          for (const student of stored) expect(part(student)).toHaveProperty(name);
      }
    },
  );
});
