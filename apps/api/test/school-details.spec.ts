import { englishRefusals, type AuditEntry } from '@school/domain';
import { Types } from 'mongoose';
import type { PaymentAnswer } from '../src/fees/fees.answers';
import type { ReceiptAnswer } from '../src/receipts/receipts.answers';
import type { SchoolDetailsAnswer } from '../src/school-details/school-details.answers';
import { TestOffice, type Answer } from './support/office';
import { pay } from './support/payment';
import { register, uploadPicture } from './support/student';

const PATH = '/api/office/school-details';

const centre = (changes: object = {}) => ({
  branchCode: 'MLMEC',
  name: 'M.L.M. Education Centre',
  nameHindi: 'एम.एल.एम. एजुकेशन सेंटर',
  address: 'Civil Lines\nGorakhpur 273001',
  affiliationNumber: '2130456',
  phone: '0551 220 1234, +91 98765 43210',
  upiId: 'mlmec.fees@sbi',
  returnedChequeFine: 250.5,
  ...changes,
});

describe('what a branch says of itself', () => {
  let office: TestOffice;
  beforeAll(async () => (office = await TestOffice.open()));
  afterAll(() => office.close());

  const read = async () => (await office.call<SchoolDetailsAnswer>('GET', PATH)).body;
  const change = async (body: object, token = office.admin) => {
    const [{ revision = 0 } = {}] = await read();
    return office.call<SchoolDetailsAnswer>('PUT', PATH, { revision, ...body }, { token });
  };
  const saidOf = async ({ body: { studentReceiptNo } }: Answer<PaymentAnswer>) => {
    const query = new URLSearchParams({ studentReceiptNo }).toString();
    const { body } = await office.call<ReceiptAnswer>('GET', `/api/office/receipts/one?${query}`);
    return body.receipt.school;
  };

  it('begins with its name in both languages', async () => {
    expect(await read()).toEqual([
      { branchCode: 'MLMEC', name: 'M.L.M. Education Centre', nameHindi: 'एम.एल.एम. एजुकेशन सेंटर' },
      { branchCode: 'MLMIC', name: 'M.L.M. Inter College', nameHindi: 'एम.एल.एम. इंटर कॉलेज' },
    ]);
  });

  it.each([
    ['by a clerk', {}, 'clerk', 403, undefined],
    ['of no branch', { branchCode: 'MLM' }, 'admin', 400, 'branchCode'],
    ['without a name', { name: ' ' }, 'admin', 400, 'name'],
    ['with a UPI id without its bank', { upiId: 'mlmec.fees' }, 'admin', 400, 'upiId'],
    ['with a UPI id with a space', { upiId: 'mlmec fees@sbi' }, 'admin', 400, 'upiId'],
    ['with an e-mail address for a UPI id', { upiId: 'fees@sbi.co.in' }, 'admin', 400, 'upiId'],
    ['with a phone of letters', { phone: 'ask at the gate' }, 'admin', 400, 'phone'],
    ['with a fine below zero', { returnedChequeFine: -5 }, 'admin', 400, 'returnedChequeFine'],
    ['with a fine in words', { returnedChequeFine: 'much' }, 'admin', 400, 'returnedChequeFine'],
    ['with a logo that nobody uploaded', { logo: '0123456789abcdef01234567' }, 'admin', 400, 'logo'],
  ] as const)('is not changed %s', async (_, changes, who, status, field) => {
    const answer = await change(centre(changes), office[who]);
    expect(answer).toMatchObject({ status, body: field === undefined ? {} : { details: [{ field }] } });
    expect((await read())[0]).not.toHaveProperty('upiId');
  });

  it('is said by the next receipt, and earlier ones go on saying what they said', async () => {
    await register(office, 'before');
    const first = await pay(office, 'before', 100);
    const before = await saidOf(first);
    const logo = await uploadPicture(office);
    const answer = await change(centre({ logo }));
    expect(answer.status).toBe(200);
    const { branchCode: _, upiId: _upi, returnedChequeFine: _fine, ...shown } = centre({ logo });
    expect(answer.body[0]).toMatchObject({ ...centre({ logo }), changedBy: 'Admin (admin)' });
    expect(answer.body[1]).not.toHaveProperty('changedBy');
    const second = await pay(office, 'before', 100);
    expect(await saidOf(second)).toEqual(shown);
    expect(await saidOf(first)).toEqual(before);
    expect(before).toMatchObject({ name: 'M.L.M. Education Centre' });
    expect(before).not.toHaveProperty('address');
  });

  it.each([
    ['names no account', { $unset: { changedById: 1 as const } }],
    ['names one that there is not any more', { $set: { changedById: new Types.ObjectId() } }],
  ])('goes on showing who changed it, by name, where what is stored %s', async (_, update) => {
    await change(centre());
    const details = office.connection.collection('schooldetails');
    await details.findOneAndUpdate({ branchCode: 'MLMEC' }, update, { sort: { changedAt: -1, _id: -1 } });
    expect((await read())[0]).toMatchObject({ name: centre().name, changedBy: 'Admin' });
  });

  it('can be emptied again, field by field', async () => {
    await change(centre());
    const answer = await change(
      centre({ nameHindi: '', address: '', phone: null, upiId: '', logo: '', returnedChequeFine: '' }),
    );
    expect(answer.status).toBe(200);
    const { changedBy, changedAt, revision, ...rest } = answer.body[0] ?? { changedBy: '', changedAt: '' };
    expect(changedBy && changedAt && revision).toBeTruthy();
    expect(rest).toEqual({
      branchCode: 'MLMEC',
      name: 'M.L.M. Education Centre',
      affiliationNumber: '2130456',
    });
  });

  it('is said in the audit log as it was typed, amounts in rupees, and who said it stands there once', async () => {
    await change(centre({ returnedChequeFine: '100' }));
    await change(centre({ returnedChequeFine: '250.50' }));
    const [line] = (
      await office.call<AuditEntry[]>('GET', '/api/audit?action=school-details-changed', undefined, {
        token: office.admin,
      })
    ).body;
    expect(line?.changes).toEqual([{ field: 'returnedChequeFine', before: '100', after: '250.5' }]);
  });

  it('is not said over what another desk said meanwhile: the money of families would go to the account of before', async () => {
    await change(centre({ upiId: 'old@bank' }));
    const [{ revision = 0 } = {}] = await read();
    expect((await change(centre({ upiId: 'new@bank', revision }))).status).toBe(200);
    // The answer was lost, so the same desk sends the call again.
    const again = await change(centre({ upiId: 'new@bank', revision }));
    expect([again.status, again.body[0]?.revision]).toEqual([200, revision + 1]);
    const other = await change(centre({ upiId: 'old@bank', phone: '0551 220 9999', revision }));
    expect(other).toMatchObject({
      status: 409,
      body: { message: englishRefusals['school-details-changed'] },
    });
    expect((await read())[0]).toMatchObject({ upiId: 'new@bank', phone: centre().phone });
    const together = await Promise.all(
      ['one@bank', 'two@bank'].map((upiId) => change(centre({ upiId, revision: revision + 1 }))),
    );
    expect(together.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is what was said last, also where the clock was a year ahead when it was said before', async () => {
    const year = 365 * 86_400_000;
    office.clock.advance(year);
    await change(centre({ upiId: 'old@bank' }));
    office.clock.advance(-year);
    expect((await change(centre({ upiId: 'new@bank' }))).body[0]).toMatchObject({ upiId: 'new@bank' });
    expect((await change(centre({ upiId: 'newer@bank' }))).status).toBe(200);
    expect((await read())[0]).toMatchObject({ upiId: 'newer@bank' });
  });
});
