import { claims, counters } from './collections';
import { idOf, type Stored } from './documents';
import type { ClientModel } from './model';
import { type Circumstances, duplicate, type Maker } from './operation';

const keys = 60;
const claimSlots = 12;

interface Counter {
  _id: string;
  n: number;
}

interface Claim extends Stored {
  key: string;
}

/** The data that all clients compete for: one counter, and keys that only one client may have. */
export class Shared {
  /** The counter's answers, each of which may come only once. */
  readonly drawn = new Set<number>();
  /** How often it may have counted without its answer arriving. */
  unanswered = 0;
  /** The clients that have or may have each key, and how often that changed. */
  private readonly holders = new Map<string, { clients: Set<number>; changes: number }>();

  holder(key: string): { clients: Set<number>; changes: number } {
    const known = this.holders.get(key) ?? { clients: new Set<number>(), changes: 0 };
    this.holders.set(key, known);
    return known;
  }

  /** Notes that a client may have the key from now on, or no longer has it. */
  note(key: string, client: number, has: boolean): void {
    const holder = this.holder(key);
    holder.changes += 1;
    if (has) holder.clients.add(client);
    else holder.clients.delete(client);
  }

  /** Settles a lost answer: the client has the keys that its documents have. */
  settle(model: ClientModel): void {
    const held = new Set(model.all<Claim>(claims).map(({ key }) => key));
    for (const [key, { clients }] of this.holders)
      if (clients.has(model.client) !== held.has(key)) this.note(key, model.client, held.has(key));
  }

  /** @returns the problem with the counter's last figure, if there is one */
  checkCounter(n: number): string | undefined {
    const least = this.drawn.size;
    const most = least + this.unanswered;
    const highest = Math.max(0, ...this.drawn);
    return n >= least && n <= most && n >= highest
      ? undefined
      : `the counter stands at ${n}; ${least} were drawn, the highest ${highest}, and ${this.unanswered} have no answer`;
  }
}

const draw: Maker = ({ shared }) => ({
  text: 'draw the next number',
  run: async (db) => {
    shared.unanswered += 1;
    const found = await db
      .collection<Counter>(counters)
      .findOneAndUpdate({ _id: 'receipts' }, { $inc: { n: 1 } }, { returnDocument: 'after' });
    return found?.n;
  },
  changes: [],
  parts: 'whole',
  onAnswer: (n) => {
    if (typeof n !== 'number' || shared.drawn.has(n)) throw new Error(`the counter gave ${String(n)} twice`);
    shared.unanswered -= 1;
    shared.drawn.add(n);
  },
});

const claim: Maker = ({ random, model, shared }: Circumstances) => {
  const document: Claim = {
    _id: idOf(model.client, random.below(claimSlots)),
    owner: model.client,
    key: `key ${random.below(keys)}`,
  };
  const isThere = model.get(claims, document._id) !== undefined;
  const { clients, changes } = shared.holder(document.key);
  const isHeld = clients.size > 0;
  const isMine = model.all<Claim>(claims).some(({ key }) => key === document.key);
  return {
    text: `claim ${document.key} as ${document._id}`,
    run: (db) => {
      if (!isThere && !isMine) shared.note(document.key, model.client, true);
      return db.collection<Claim>(claims).insertOne(document);
    },
    changes: isThere || isMine ? [] : [{ collection: claims, id: document._id, after: document }],
    parts: 'whole',
    refusal: isThere || isMine ? duplicate : undefined,
    mayRefuse: (code) => {
      if (code !== duplicate) return false;
      // Another client had the key, or took and released it meanwhile; this client's own note is one change.
      const others = [...shared.holder(document.key).clients].some((client) => client !== model.client);
      const wasTouched = shared.holder(document.key).changes > changes + 1;
      if (!isThere && !isMine) shared.note(document.key, model.client, false);
      return isHeld || others || wasTouched;
    },
  };
};

const release: Maker = ({ random, model, shared }) => {
  const id = idOf(model.client, random.below(claimSlots));
  const held = model.get(claims, id) as Claim | undefined;
  return {
    text: `release ${id}`,
    run: async (db) => {
      const { deletedCount } = await db.collection<Claim>(claims).deleteOne({ _id: id });
      if (held) shared.note(held.key, model.client, false);
      return deletedCount;
    },
    changes: held ? [{ collection: claims, id, after: undefined }] : [],
    parts: 'whole',
    answer: held ? 1 : 0,
  };
};

export const sharedWrites: readonly (readonly [number, Maker])[] = [
  [6, draw],
  [6, claim],
  [4, release],
];
