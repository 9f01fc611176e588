import {
  toRupees,
  type AddCharge,
  type BookMonths,
  type EndConcession,
  type NewConcession,
  type NewStandingConcession,
} from '@school/domain';
import { keys } from '../../api/keys';
import { schoolApi } from '../../api/school-api';
import { useChange, useKeyedChange } from '../../api/use-change';

const { calls } = schoolApi;

const outdates = [keys.counter, keys.students];

/** Charges something beside the months, once (D47). */
export function useAddCharge() {
  return useKeyedChange({
    call: ({ amount, ...charge }: AddCharge, key) =>
      calls.POST('/api/office/addCharge', {
        body: { ...charge, amount: toRupees(amount) },
        params: { header: { 'Idempotency-Key': key } },
      }),
    outdates,
  });
}

/** Charges months that were never charged (D44). */
export function useBookMonths() {
  return useKeyedChange({
    call: ({ months, ...request }: BookMonths, key) =>
      calls.POST('/api/office/bookMonths', {
        body: { ...request, months: months.map((one) => ({ ...one, amount: toRupees(one.amount) })) },
        params: { header: { 'Idempotency-Key': key } },
      }),
    outdates,
  });
}

/** Takes an amount off what is owed, once (D48). */
export function useGiveConcession() {
  return useKeyedChange({
    call: ({ amount, ...concession }: NewConcession, key) =>
      calls.POST('/api/office/giveConcession', {
        body: { ...concession, amount: toRupees(amount) },
        params: { header: { 'Idempotency-Key': key } },
      }),
    outdates,
  });
}

/** Lowers what months are charged (D48). */
export function useGiveStanding() {
  return useKeyedChange({
    call: ({ value, through, ...concession }: NewStandingConcession, key) =>
      calls.POST('/api/office/giveStandingConcession', {
        body: { ...concession, value: value / 100, through: through ?? '' },
        params: { header: { 'Idempotency-Key': key } },
      }),
    outdates,
  });
}

/** Ends what lowers them. */
export function useEndStanding() {
  return useChange({
    call: (body: EndConcession) => calls.POST('/api/office/endStandingConcession', { body }),
    outdates,
  });
}
