import {
  foldStudentId,
  refundableOfCall,
  toRupees,
  type AddCharge,
  type BookMonths,
  type EndConcession,
  type EndHead,
  type NewConcession,
  type NewStandingConcession,
  type Refund,
  type Refundable,
  type TakeHead,
} from '@school/domain';
import { keys } from '../../api/keys';
import { calls, valueOf } from '../../api/school-api';
import { useChange, useKeyedChange, withKey } from '../../api/use-change';
import { useRead } from '../../api/use-read';

const outdates = [keys.counter, keys.students];

/** Adds a charge beside the monthly fees, once (D47). */
export const useAddCharge = () =>
  useKeyedChange(outdates, ({ amount, ...charge }: AddCharge, key) =>
    calls.POST('/api/office/addCharge', { body: { ...charge, amount: toRupees(amount) }, ...withKey(key) }),
  );

/** Charges months that were never charged (D44). */
export const useBookMonths = () =>
  useKeyedChange(outdates, ({ months, ...request }: BookMonths, key) =>
    calls.POST('/api/office/bookMonths', {
      body: { ...request, months: months.map((one) => ({ ...one, amount: toRupees(one.amount) })) },
      ...withKey(key),
    }),
  );

/** Gives a one-time concession, once per key (D48). */
export const useGiveConcession = () =>
  useKeyedChange(outdates, ({ amount, ...concession }: NewConcession, key) =>
    calls.POST('/api/office/giveConcession', {
      body: { ...concession, amount: toRupees(amount) },
      ...withKey(key),
    }),
  );

/** Gives a standing concession, which lowers the charges of months (D48). */
export const useGiveStanding = () =>
  useKeyedChange(outdates, ({ value, through, ...concession }: NewStandingConcession, key) =>
    calls.POST('/api/office/giveStandingConcession', {
      body: { ...concession, value: value / 100, through: through ?? '' },
      ...withKey(key),
    }),
  );

export const useEndStanding = () =>
  useChange(outdates, (body: EndConcession) => calls.POST('/api/office/endStandingConcession', { body }));

/** Makes a student take a head of the school, or another choice of it (D78). */
export const useTakeHead = () =>
  useChange(outdates, ({ stop, through, ...request }: TakeHead) =>
    calls.POST('/api/office/takeHead', {
      body: { ...request, stop: stop ?? '', through: through ?? '' },
    }),
  );

/** Ends a head that a student has taken (D78). */
export const useEndHead = () =>
  useChange(outdates, (body: EndHead) => calls.POST('/api/office/endHead', { body }));

/** The amounts that can be paid back to a family now, in paise, for accounts with the right (D75). */
export const useRefundable = (studentID: string, mayRefund: boolean) =>
  useRead(
    [...keys.students, 'refundable', foldStudentId(studentID)],
    async (signal): Promise<Refundable> =>
      refundableOfCall(await valueOf(calls.POST('/api/office/refundable', { body: { studentID }, signal }))),
    { enabled: mayRefund },
  );

/** Pays back an overpayment or a deposit, once per key (D75). */
export const useRefund = () =>
  useKeyedChange([...outdates, keys.receipts], ({ amount, ...refund }: Refund, key) =>
    calls.POST('/api/office/refund', { body: { ...refund, amount: toRupees(amount) }, ...withKey(key) }),
  );
