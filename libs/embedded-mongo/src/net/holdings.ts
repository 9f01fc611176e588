/** What all clients together may keep here: messages that are not answered yet, and answers that they do not read. */
const maxHeld = 256 * 1024 * 1024;

/** What one client keeps in the memory of the server. */
export interface Holding {
  /** Bytes more, or less when negative. */
  add(bytes: number): void;
  end(): void;
}

/** Counts what clients hold in memory; when it is too much, the one that holds most has to go. */
export class Holdings {
  private readonly clients = new Map<Holding, { bytes: number; goAway: () => void }>();
  private total = 0;

  constructor(private readonly limit = maxHeld) {}

  open(goAway: () => void): Holding {
    const own = { bytes: 0, goAway };
    const holding: Holding = {
      add: (bytes) => {
        if (!this.clients.has(holding)) return;
        own.bytes += bytes;
        this.total += bytes;
        if (this.total > this.limit) this.largest()?.goAway();
      },
      end: () => {
        if (this.clients.delete(holding)) this.total -= own.bytes;
      },
    };
    this.clients.set(holding, own);
    return holding;
  }

  private largest() {
    return [...this.clients.values()].reduce<{ bytes: number; goAway: () => void } | undefined>(
      (a, b) => (a && a.bytes >= b.bytes ? a : b),
      undefined,
    );
  }
}
