import * as z from 'zod/mini';
import { branchAtEndOf, type BranchTerms } from '../fees';
import { CLOCK_SLACK, creditOf, debitOf, type Charge, type Ledger, type LedgerEntry } from '../ledger';
import { namedObject, requiredText } from '../rules';
import {
  firstMonthOf,
  schoolCodes,
  schoolMonth,
  sessionAfter,
  sessionName,
  type SchoolCode,
} from '../school';
import { choiceAsStored, moment, paise, rupees, sum, total, type Paise } from '../values';

/**
 * The figures of a branch's session: brought forward + transferred + charged - concessions - collected + refunded = outstanding.
 */
export const sessionFiguresSchema = namedObject('SessionFigures', {
  branch: choiceAsStored(schoolCodes),
  /** The amount outstanding when the session began. */
  broughtForward: rupees,
  /** The balances of students who came from the other branch, less those of students who went there; missing in old closings. */
  transferred: z.optional(rupees),
  /** Before concessions, and without charges that were taken back. */
  charged: rupees,
  concessions: rupees,
  /** Less the payments that were voided. */
  collected: rupees,
  refunded: rupees,
  /** `owed` less `advance`. */
  outstanding: rupees,
  owed: rupees,
  advance: rupees,
  /** The number of students who owe, and the number who have an advance. */
  owing: z.int(),
  inAdvance: z.int(),
});

export type SessionFigures = Readonly<z.output<typeof sessionFiguresSchema>>;

/** A closed session: numbered, dated, never changed (D70, D74). */
export const sessionClosingSchema = z.object({
  session: z.string().register(z.globalRegistry, { examples: ['2026-27'] }),
  /** 1 for the school's first. */
  number: z.int(),
  closedAt: moment,
  closedBy: z.string(),
  branches: z.array(sessionFiguresSchema),
  /** Students whose fees could not be worked out, so that only stored entries count; missing if there were none. */
  feesUnknown: z.optional(z.array(z.string())),
});

/** Names a session: `2026-27`. */
export const sessionNameSchema = namedObject('SessionName', { session: requiredText({ max: 7 }) });

export type SessionNameQuery = z.output<typeof sessionNameSchema>;

/**
 * The session that can be closed at a moment: the last one that is over. It is over a little after midnight: a payment that was on
 * its way then, or taken with a slow clock, belongs to its last day and its figures.
 */
export const closableSession = (at: Date): string =>
  sessionAfter(schoolMonth(new Date(at.getTime() - CLOCK_SLACK)), -1);

type Sums = { -readonly [Key in Exclude<keyof SessionFigures, 'branch' | 'outstanding'>]-?: number };

const zeroSums = (): Sums => ({
  broughtForward: 0,
  transferred: 0,
  charged: 0,
  concessions: 0,
  collected: 0,
  refunded: 0,
  owed: 0,
  advance: 0,
  owing: 0,
  inAdvance: 0,
});

/** The amount that standing concessions took off a charge; for a charge taken back, minus what they had taken off it. */
function concessionsOn(ledger: Ledger, entry: LedgerEntry, charge: Charge): Paise {
  const concessionTotal = (one: Charge | undefined) => total(one?.concessions ?? []);
  if (entry.kind !== 'take-back' && entry.kind !== 'reversal') return concessionTotal(charge);
  const reversedEntry = ledger.find(({ studentReceiptNo }) => studentReceiptNo === entry.voids);
  const reversedCharge = reversedEntry?.charges?.find(
    ({ head, month }) => head === charge.head && month === charge.month,
  );
  return paise(0 - concessionTotal(reversedCharge));
}

/**
 * Adds up the figures of a session, ledger by ledger. An entry counts for the session of its month and the branch it names; a
 * student who changes the branch takes the balance along, as nobody owes to one branch what is paid in advance to the other, even
 * if no entry comes after the change.
 */
export class SessionSums {
  private readonly sums = new Map<SchoolCode, Sums>(schoolCodes.map((code) => [code, zeroSums()]));

  constructor(private readonly session: string) {}

  /** @param ledger with the months that passed */
  add(ledger: Ledger, student: BranchTerms): void {
    const kinds = new Map(ledger.map(({ studentReceiptNo, kind }) => [studentReceiptNo, kind]));
    const begun = this.sums.get(branchAtEndOf(sessionAfter(firstMonthOf(this.session), -1), student));
    const ended = this.sums.get(branchAtEndOf(this.session, student));
    if (!begun || !ended) return;
    let balance = 0;
    for (const entry of ledger) {
      const session = sessionName(entry.month);
      const sums = this.sums.get(entry.branchCode);
      if (session > this.session || !sums) continue;
      const change = debitOf(entry) - creditOf(entry);
      balance += change;
      if (session < this.session) {
        begun.broughtForward += change;
        begun.transferred -= change;
      } else {
        this.count(sums, ledger, entry, kinds);
        sums.transferred -= change;
      }
    }
    ended.transferred += balance;
    if (balance === 0) return;
    ended[balance > 0 ? 'owed' : 'advance'] += Math.abs(balance);
    ended[balance > 0 ? 'owing' : 'inAdvance'] += 1;
  }

  private count(
    sums: Sums,
    ledger: Ledger,
    entry: LedgerEntry,
    kinds: ReadonlyMap<string, LedgerEntry['kind']>,
  ): void {
    const { kind, studentPaid, charges = [] } = entry;
    // An undone entry is subtracted where it was counted.
    const countedKind = kind === 'reversal' ? kinds.get(entry.voids ?? '') : kind;
    const charged = debitOf(entry) - creditOf(entry) + studentPaid;
    if (countedKind === 'refund') {
      // A refund of a deposit also takes its charge back; a refund of an advance takes no charge back.
      sums.refunded -= studentPaid;
      sums.charged += charged;
      return;
    }
    sums.collected += studentPaid;
    if (countedKind === 'concession') {
      sums.concessions -= charged;
      return;
    }
    const conceded = sum(...charges.map((charge) => concessionsOn(ledger, entry, charge)));
    sums.charged += charged + conceded;
    sums.concessions += conceded;
  }

  /** The figures of both branches, in their order. Paise. */
  get figures(): readonly SessionFigures[] {
    return [...this.sums].map(([branch, { owing, inAdvance, ...sums }]) => {
      const { broughtForward, transferred, charged, concessions, collected, refunded, owed, advance } = sums;
      return {
        branch,
        broughtForward: paise(broughtForward),
        transferred: paise(transferred),
        charged: paise(charged),
        concessions: paise(concessions),
        collected: paise(collected),
        refunded: paise(refunded),
        outstanding: paise(owed - advance),
        owed: paise(owed),
        advance: paise(advance),
        owing,
        inAdvance,
      };
    });
  }
}
