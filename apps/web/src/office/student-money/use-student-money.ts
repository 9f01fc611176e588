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

/** Charges something beside the months, once (D47). */
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

/** Takes an amount off what is owed, once (D48). */
export const useGiveConcession = () =>
  useKeyedChange(outdates, ({ amount, ...concession }: NewConcession, key) =>
    calls.POST('/api/office/giveConcession', {
      body: { ...concession, amount: toRupees(amount) },
      ...withKey(key),
    }),
  );

/** Lowers what months are charged (D48). */
export const useGiveStanding = () =>
  useKeyedChange(outdates, ({ value, through, ...concession }: NewStandingConcession, key) =>
    calls.POST('/api/office/giveStandingConcession', {
      body: { ...concession, value: value / 100, through: through ?? '' },
      ...withKey(key),
    }),
  );

export const useEndStanding = () =>
  useChange(outdates, (body: EndConcession) => calls.POST('/api/office/endStandingConcession', { body }));

/** A student takes a head of the school, or another choice of it (D78). */
export const useTakeHead = () =>
  useChange(outdates, ({ stop, through, ...request }: TakeHead) =>
    calls.POST('/api/office/takeHead', {
      body: { ...request, stop: stop ?? '', through: through ?? '' },
    }),
  );

/** A student gives a head up (D78). */
export const useEndHead = () =>
  useChange(outdates, (body: EndHead) => calls.POST('/api/office/endHead', { body }));

/** What can be paid back to a family now, in paise, for whoever may do so (D75). */
export const useRefundable = (studentID: string, mayRefund: boolean) =>
  useRead(
    [...keys.students, 'refundable', foldStudentId(studentID)],
    async (signal): Promise<Refundable> => {
      return refundableOfCall(
        await valueOf(calls.POST('/api/office/refundable', { body: { studentID }, signal })),
      );
    },
    { enabled: mayRefund },
  );

/** Pays back what was paid too much, or a deposit, once (D75). */
export const useRefund = () =>
  useKeyedChange([...outdates, keys.receipts], ({ amount, ...refund }: Refund, key) =>
    calls.POST('/api/office/refund', { body: { ...refund, amount: toRupees(amount) }, ...withKey(key) }),
  );
