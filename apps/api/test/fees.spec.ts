import {
  boards,
  classesOfMedium,
  hasStream,
  mediumsForBoard,
  streams,
  type SchoolClass,
} from '@school/domain';
import { TestOffice } from './support/office';
import { balanceOf } from './support/payment';
import { register } from './support/student';

/** Section 9, written down once more by hand: rupees a month. */
const MONTHLY: Readonly<Record<SchoolClass, number | { science: number; arts: number }>> = {
  pg: 250,
  lkg: 250,
  ukg: 250,
  hindi: 250,
  na: 250,
  nb: 250,
  '1': 300,
  '2': 300,
  '3': 300,
  '4': 300,
  '5': 300,
  '6': 450,
  '7': 450,
  '8': 450,
  '9': 500,
  '10': 500,
  '11': { science: 700, arts: 550 },
  '12': { science: 700, arts: 550 },
};

const places = boards.flatMap((boardType) =>
  mediumsForBoard(boardType).flatMap((medium) =>
    classesOfMedium(medium).flatMap((schoolClass) =>
      (hasStream(schoolClass) ? streams : [undefined]).map((stream) => ({
        boardType,
        medium,
        class: schoolClass,
        ...(stream ? { stream } : {}),
      })),
    ),
  ),
);

describe('the fee of every class', () => {
  let office: TestOffice;
  beforeAll(async () => (office = await TestOffice.open()));
  afterAll(() => office.close());

  it('has them all: english with both boards, hindi with UP', () => {
    expect(places).toHaveLength(19 + 19 + 17);
  });

  it.each(places.map((place, index) => ({ place, index, name: Object.values(place).join(' ') })))(
    '$name',
    async ({ place, index }) => {
      await register(office, `fee-${index}`, place);
      const fee = MONTHLY[place.class];
      const stream = 'stream' in place ? place.stream : undefined;
      const expected = typeof fee === 'number' ? fee : fee[stream ?? 'arts'];
      expect(await balanceOf(office, `fee-${index}`)).toMatchObject({
        isFirstTimeDeposit: true,
        fees: {
          currentCharge: expected,
          outstandingDue: expected,
          branchCode: place.medium === 'english' && place.boardType === 'cbse' ? 'MLMEC' : 'MLMIC',
        },
      });
    },
  );

  it('is the science fee for nobody below class 11: a stream sent along is not stored', async () => {
    await register(office, 'streamed', { class: '5', stream: 'science' });
    const { body } = await office.call('GET', '/api/office/getStudentById?studentID=streamed');
    expect(body).not.toHaveProperty('stream');
    expect(body['fees']).toMatchObject({ currentCharge: 300 });
  });
});
