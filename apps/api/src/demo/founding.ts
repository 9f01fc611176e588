import type { FeeTablesAnswer } from '../fee-tables/fee-tables.answers';
import { schoolMonth, type SchoolCode } from '@school/domain';
import sharp from 'sharp';
import { busStops } from './families';
import type { DemoOffice } from './demo-office';
import { PRINCIPAL } from './people';
import { PORTRAITS, portraitOf, signatureOf } from './portrait';
import type { Pictures } from './register';

/** The details of the branches: invented, so that nobody can be phoned or paid by them. */
const branches: Readonly<Record<SchoolCode, object>> = {
  MLMEC: {
    name: 'M.L.M. Education Centre',
    nameHindi: 'एम.एल.एम. एजुकेशन सेंटर',
    address: 'Station Road, Devipur\nUttar Pradesh',
    affiliationNumber: 'CBSE 0000000',
    phone: '000 0000000',
    upiId: 'demonstration.mlmec@invalid',
    returnedChequeFine: 250,
  },
  MLMIC: {
    name: 'M.L.M. Inter College',
    nameHindi: 'एम.एल.एम. इंटर कॉलेज',
    address: 'Kachehri Road, Devipur\nUttar Pradesh',
    affiliationNumber: 'UP 0000',
    phone: '000 0000001',
    upiId: 'demonstration.mlmic@invalid',
    returnedChequeFine: 250,
  },
};

/** The registration fee and security deposit of a band, in months of its fee. */
const onceOf = (monthly: number) => ({ monthly, registration: monthly * 2, security: monthly * 3 });

/** The fees of each band. @param increase the per cent by which they exceed those of the first session */
const feesOf = (branch: SchoolCode, increase: number) => {
  const monthly = branch === 'MLMEC' ? [700, 850, 950, 1100, 1500, 1300] : [350, 400, 500, 600, 800, 650];
  const bands = ['before-1', '1-5', '6-8', '9-10', '11-12-science', '11-12-arts'];
  const raised = (amount: number) => Math.round((amount * (100 + increase)) / 500) * 5;
  return Object.fromEntries(bands.map((band, index) => [band, onceOf(raised(monthly[index] ?? 0))]));
};

/** The monthly bus fee of each stop. */
const stops = (increase: number) =>
  busStops.map((name, index) => ({
    name,
    amount: Math.round(((350 + index * 150) * (100 + increase)) / 1000) * 10,
  }));

/** Sets the fees of a session, from its first month on. @param increase the per cent above the first session */
export async function putUpFees(office: DemoOffice, from: string, increase: number): Promise<void> {
  const path = '/api/office/fee-tables';
  for (const branch of ['MLMEC', 'MLMIC'] as const) {
    const { versions } = await office.get<FeeTablesAnswer>(PRINCIPAL, path);
    const table = { branch, from, fees: feesOf(branch, increase), revision: versions.length };
    await office.post(PRINCIPAL, path, table);
  }
  if (increase > 0)
    await office.post(PRINCIPAL, '/api/office/heads/amounts', {
      head: 'school:Bus',
      from,
      stops: stops(increase),
    });
}

/** Adds the heads that the school charges besides the monthly fee (D78). */
async function addHeads(office: DemoOffice): Promise<void> {
  const from = schoolMonth(office.clock.now());
  const add = (head: object) =>
    office.post(PRINCIPAL, '/api/office/heads', { from, isRefundable: false, ...head });
  await add({ name: 'Bus', every: 'monthly', price: 'stop', takers: 'chosen', stops: stops(0) });
  await add({ name: 'Computer', every: 'monthly', price: 'one', takers: 'chosen', amount: 60 });
  const bands = {
    'before-1': 100,
    '1-5': 150,
    '6-8': 200,
    '9-10': 250,
    '11-12-science': 350,
    '11-12-arts': 300,
  };
  await add({ name: 'Exam', every: 'yearly', inMonths: ['09', '02'], price: 'class', takers: 'all', bands });
}

async function upload(office: DemoOffice, drawings: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const drawing of drawings) {
    const png = await sharp(Buffer.from(drawing)).png().toBuffer();
    const { _id } = await office.send<{ readonly _id: string }>(
      PRINCIPAL,
      '/upload',
      'image',
      png,
      'picture.png',
    );
    ids.push(_id);
  }
  return ids;
}

/** Enters the first day's settings as an administrator: school details, fees and pictures. */
export async function foundSchool(office: DemoOffice, firstMonth: string): Promise<Pictures> {
  for (const [branchCode, details] of Object.entries(branches))
    await office.put(PRINCIPAL, '/api/office/school-details', { branchCode, ...details, revision: 0 });
  await putUpFees(office, firstMonth, 0);
  await addHeads(office);
  const numbers = Array.from({ length: PORTRAITS }, (_, number) => number);
  return {
    boys: await upload(
      office,
      numbers.map((number) => portraitOf('male', number)),
    ),
    girls: await upload(
      office,
      numbers.map((number) => portraitOf('female', number)),
    ),
    signatures: await upload(office, numbers.slice(0, 6).map(signatureOf)),
  };
}
