import { englishRefusals, sampleRegistration } from '@school/domain';
import { register, signatureOf } from './support/student';
import { ImportDesk } from './support/imports';
import { asCsv } from './support/messy-register';
import { TestOffice } from './support/office';

const PATH = '/api/office/card-reads';

describe('what card readers send (D62)', () => {
  let office: TestOffice;
  let admin: { token: string };
  let reader: { token: string };
  beforeAll(async () => {
    office = await TestOffice.open();
    office.clock.goToNoon();
    admin = { token: office.admin };
    const account = await office.employ('gate-one', 'office');
    await office.connection
      .collection('staff')
      .updateOne({ _id: account._id }, { $set: { rights: ['cards'] } });
    reader = { token: await office.tokenOf({ ...account, rights: ['cards'] }) };
    await register(office, '1001', { cardNumber: '04:a2:b3:c4' });
    await register(office, '1002', { cardNumber: '04A2B3C5' });
  });
  afterAll(() => office.close());

  const at = (minutes = 0) => new Date(office.clock.now().getTime() - minutes * 60_000).toISOString();
  const send = (reads: unknown, caller = reader) => office.call('POST', PATH, { reads }, caller);
  const today = async () =>
    (await office.call<{ cards?: object }>('GET', '/api/office/attendance/today', undefined, admin)).body
      .cards;
  const unknown = (caller = admin) =>
    office.call<{ cards: { cardNumber: string }[] }>('GET', `${PATH}/unknown`, undefined, caller);

  it('is no reader at all while none ever sent anything', async () => {
    expect(await today()).toBeUndefined();
    expect((await unknown()).body).toEqual({ cards: [] });
  });

  it('counts each student once, however often a batch is sent, and unknown cards apart', async () => {
    const batch = [
      { cardNumber: '04A2B3C4', at: at(60) },
      { cardNumber: '04a2b3c4', at: at(10) },
      { cardNumber: '04A2B3C5', at: at(59) },
      { cardNumber: 'FFFFFFFF', at: at(58) },
    ];
    expect(await send(batch)).toMatchObject({ status: 200, body: { taken: 4 } });
    await Promise.all([send(batch), send(batch), send(batch.slice(0, 2))]);
    expect(await today()).toEqual({ present: 2, unknown: 1 });
    expect(await office.connection.collection('carddays').countDocuments()).toBe(3);
    expect((await unknown()).body).toEqual({
      cards: [{ cardNumber: 'FFFFFFFF', firstAt: batch[3]?.at, lastAt: batch[3]?.at }],
    });
  });

  it('knows a card from the moment that a student has it, and marks nobody present by it', async () => {
    await register(office, '1003', { cardNumber: 'ffff ffff' });
    expect(await today()).toEqual({ present: 3, unknown: 0 });
    expect(await office.connection.collection('attendance').countDocuments()).toBe(0);
  });

  it.each([
    ['no list', {}],
    ['an empty list', []],
    ['operators', [{ cardNumber: { $ne: '' }, at: '2026-11-25T08:00:00Z' }]],
    ['a card of four hundred signs', [{ cardNumber: 'A'.repeat(400), at: '2026-11-25T08:00:00Z' }]],
    ['a day without a time', [{ cardNumber: '04A2B3C4', at: '2026-11-25' }]],
    [
      'more than 500',
      Array.from({ length: 501 }, () => ({ cardNumber: '04A2B3C4', at: '2026-11-25T08:00:00Z' })),
    ],
  ])('refuses %s', async (_, reads) => {
    expect((await send(reads)).status).toBe(400);
  });

  it('refuses the whole batch of a reader whose clock is ahead', async () => {
    const batch = [
      { cardNumber: 'AAAAAAAA', at: at() },
      { cardNumber: 'AAAAAAAA', at: at(-60) },
    ];
    expect(await send(batch)).toMatchObject({
      status: 400,
      body: { message: englishRefusals['card-read-later'] },
    });
    expect((await unknown()).body.cards).toEqual([]);
  });

  it('comes from a reader’s own account, which may do nothing else, or an administrator; from nobody else', async () => {
    const reads = [{ cardNumber: '04A2B3C4', at: at(1) }];
    expect((await send(reads, admin)).status).toBe(200);
    expect((await send(reads, { token: office.clerk })).status).toBe(403);
    expect((await send(reads, { token: '' })).status).toBe(401);
    for (const [method, path] of [
      ['GET', '/api/office/getAllStudents'],
      ['GET', '/api/office/getStudentById?studentID=1001'],
      ['GET', '/api/office/attendance/today'],
      ['GET', `${PATH}/unknown`],
      ['GET', `/getImage/${'f'.repeat(24)}`],
      ['PUT', '/api/office/attendance/day'],
    ] as const)
      expect([path, (await office.call(method, path, undefined, reader)).status]).toEqual([path, 403]);
    expect((await unknown({ token: office.clerk })).status).toBe(403);
    expect((await office.call('POST', '/api/office/logout', undefined, reader)).status).toBe(200);
  });

  const newcomer = async (studentID: string) =>
    sampleRegistration({ studentID, signatureRef: await signatureOf(office) });

  describe('the card of a student', () => {
    const update = (studentID: string, cardNumber: string) =>
      office.call('PUT', '/api/office/updateStudent', { studentID, cardNumber });
    const leave = (studentID: string) =>
      office.call('DELETE', '/api/office/deleteStudent', { studentID }, admin);
    const taken = {
      status: 400,
      body: { details: [{ field: 'cardNumber', message: englishRefusals['card-taken'] }] },
    };

    it('is of one student alone of those who are there', async () => {
      expect(await update('1002', '04A2B3C4')).toMatchObject(taken);
      const second = await office.call('POST', '/api/student/register-student', {
        ...(await newcomer('1004')),
        cardNumber: '04A2B3C4',
      });
      expect(second).toMatchObject(taken);
      expect((await update('1002', '')).status).toBe(200);
      expect((await update('1003', '')).status).toBe(200);
      expect(await update('1003', 'a b')).toMatchObject({ status: 400 });
    });

    it('is free once its student has left, who comes back without it where somebody else has it', async () => {
      expect((await leave('1001')).status).toBe(200);
      expect((await update('1002', '04A2B3C4')).status).toBe(200);
      const back = { studentID: '1001', class: '3', section: 'a' };
      const returned = await office.call('POST', '/api/office/readmitStudent', back, admin);
      expect(returned.status).toBe(200);
      expect(returned.body).not.toHaveProperty('cardNumber');
      expect((await leave('1002')).status).toBe(200);
    });

    it('is refused in the preview of an import where another student has it, or another row', async () => {
      const desk = new ImportDesk(office);
      for (const studentID of ['1006', '1007']) await register(office, studentID);
      await update('1003', '0A0B0C01');
      const made = await desk.choose(
        await desk.bring(
          asCsv([
            ['Student ID', 'Class', 'Card number'],
            ['1001', '3', '0A0B0C01'],
            ['1003', '3', '0A0B0C01'],
            ['1006', '3', '0A0B0C02'],
            ['1007', '3', '0A0B0C02'],
          ]),
        ),
      );
      const rows = async () =>
        (await desk.rows(made)).map(({ row, state, faults: [fault] }) => [
          row,
          state,
          fault?.field,
          fault?.message,
        ]);
      const shared = [
        [2, 'refused', 'cardNumber', 'importCardTaken'],
        [3, 'same', undefined, undefined],
        [4, 'changed', undefined, undefined],
        [5, 'refused', 'cardNumber', 'importCardTwice:4'],
      ];
      expect(await rows()).toEqual(shared);
      // Another cell of the row is corrected: the card still belongs to two rows.
      await desk.mend(made, 5, 'class', '4');
      expect(await rows()).toEqual(shared);
      await desk.mend(made, 4, 'cardNumber', '0A0B0C03');
      expect((await rows())[3]).toEqual([5, 'changed', undefined, undefined]);
      // The cell is corrected to the value of the row below: of two equal rows, the first in the file gets the card.
      await desk.mend(made, 4, 'cardNumber', '0A0B0C02');
      expect(await rows()).toEqual(shared);
    });
  });
});
