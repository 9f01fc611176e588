/** What all clients together may keep here: messages that are not answered yet, and answers that they do not read. */
const maxHeld = 256 * 1024 * 1024;

interface Client {
  destroy(): unknown;
}

/** Counts the bytes that clients hold in memory; when it is too much, the one that holds most has to go. */
export class Holdings {
  private readonly clients = new Map<Client, number>();
  private total = 0;

  constructor(private readonly limit = maxHeld) {}

  open(client: Client): void {
    this.clients.set(client, 0);
  }

  /** Bytes more, or less when negative; of a client that is gone nothing counts. */
  add(client: Client, bytes: number): void {
    const held = this.clients.get(client);
    if (held === undefined) return;
    this.clients.set(client, held + bytes);
    this.total += bytes;
    if (this.total <= this.limit) return;
    const [largest] = [...this.clients].reduce((a, b) => (a[1] >= b[1] ? a : b));
    largest.destroy();
  }

  close(client: Client): void {
    this.total -= this.clients.get(client) ?? 0;
    this.clients.delete(client);
  }
}
