import * as z from 'zod/mini';
import { standingConcessionsOf, type FeePayer } from '../fees';
import { sampleFeePayer } from '../students';
import { on, pay } from '../test/counter';
import {
  boards,
  choiceAsStored,
  concessionKinds,
  concessionUnits,
  feeHeads,
  mediums,
  paise,
  paymentModes,
  schoolClasses,
  schoolHead,
} from '../values';
import { feesAreKnown } from './known-fees';
import { entryKinds, type LedgerEntry } from './ledger-entry';

/** A value that is none of the choices, as an old record has it. */
const old = <Choice extends string>(choices: readonly Choice[]): Choice =>
  z.decode(choiceAsStored(choices), 'old');

const asha = sampleFeePayer({ feesFrom: '2026-11', revision: 0 });
const paid = pay([], asha, on('2026-11-21'));
const of = (head: LedgerEntry['studentPaymentToward']): Partial<LedgerEntry> => ({
  studentPaymentToward: head,
  charges: [{ head, month: '2026-11', amount: paise(650_00) }],
});
const conceding = (changes: object): Partial<FeePayer> => ({
  concessions: standingConcessionsOf([
    {
      ...{ id: '1', concession: 'rte', unit: 'percent', value: 100, from: '2026-08', reason: 'RTE' },
      ...{ givenBy: 'Admin', givenById: 'a1', givenAt: '2026-08-01T06:30:00.000Z' },
    },
  ]).map((one) => ({ ...one, ...changes })),
});

it.each<[string, Partial<FeePayer>, Partial<LedgerEntry>, boolean]>([
  ['a record and a receipt of today', {}, {}, true],
  ['a head of the school', {}, of(schoolHead('Bus')), true],
  ['a mode of payment that there was once', {}, { mode: old(paymentModes) }, true],
  ['a kind of concession that there was once', conceding({ concession: old(concessionKinds) }), {}, true],
  ['a class that there was once', { class: old(schoolClasses) }, {}, false],
  ['a medium that there was once', { medium: old(mediums) }, {}, false],
  ['a board that there was once', { boardType: old(boards) }, {}, false],
  ['a concession in another unit', conceding({ unit: old(concessionUnits) }), {}, false],
  ['an entry of another kind', {}, { kind: old(entryKinds) }, false],
  ['a payment toward another head', {}, { studentPaymentToward: old(feeHeads) }, false],
  ['a charge of another head', {}, { ...of(old(feeHeads)), studentPaymentToward: 'monthly' }, false],
])('of %s: whether an amount is worked out (D15, D16)', (_, terms, entry, known) => {
  const ledger = paid.map((one) => ({ ...one, ...entry }));
  expect(feesAreKnown({ ...asha, ...terms }, ledger)).toBe(known);
});
