import type { ColumnChoice } from '@school/domain';
import type { ImportAnswer, ImportRowAnswer } from '../../src/imports/imports.answers';
import { ask, ended, runToItsEnd, type Called } from './ask';

/** The columns that the tests' registers leave out, chosen once for all rows as the office would. */
const forAll: readonly ColumnChoice[] = [
  { field: 'wingType', otherwise: 'primary' },
  { field: 'boardType', otherwise: 'cbse' },
  { field: 'medium', otherwise: 'english' },
  { field: 'religion', otherwise: 'hindu' },
  { field: 'category', otherwise: 'general' },
];

/** The steps of an import's screens, one call after another. */
export class ImportDesk {
  constructor(private readonly office: Called) {}

  private ask<Body>(method: string, path: string, body?: unknown): Promise<Body> {
    return ask(this.office, method, path, body);
  }

  async bring(bytes: Uint8Array, name = 'register.csv'): Promise<ImportAnswer> {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)]), name);
    return this.ask('POST', '/api/imports', form);
  }

  choose({ id, columns }: ImportAnswer, more: readonly ColumnChoice[] = forAll, overwrites = false) {
    const chosen = columns.filter(({ head }) => head === undefined).map((choice) => choice.field);
    const others = more.filter(({ field }) => !chosen.includes(field));
    return this.ask<ImportAnswer>('PUT', '/api/imports/columns', {
      importID: id,
      columns: [...columns, ...others],
      overwrites,
    });
  }

  get = ({ id }: Pick<ImportAnswer, 'id'>) =>
    this.ask<ImportAnswer>('GET', `/api/imports/one?importID=${id}`);

  async rows({ id }: ImportAnswer, query = ''): Promise<readonly ImportRowAnswer[]> {
    const all: ImportRowAnswer[] = [];
    for (let page = 1; ; page += 1) {
      const path = `/api/imports/rows?importID=${id}&page=${page}&size=100${query}`;
      const rows = await this.ask<ImportRowAnswer[]>('GET', path);
      all.push(...rows);
      if (rows.length < 100) return all;
    }
  }

  mend = ({ id }: ImportAnswer, row: number, field: string, text: string) =>
    this.ask<ImportRowAnswer>('PUT', '/api/imports/cell', { importID: id, row, field, text });

  start = ({ id }: ImportAnswer) => this.ask<ImportAnswer>('POST', '/api/imports/run', { importID: id });
  stop = ({ id }: ImportAnswer) => this.ask<ImportAnswer>('POST', '/api/imports/stop', { importID: id });

  ended = (made: ImportAnswer) => ended(() => this.get(made));

  /** Runs a plan to its end. */
  async run(made: ImportAnswer): Promise<ImportAnswer> {
    await this.start(made);
    return this.ended(made);
  }

  /** Runs a plan to its end, however far it has come already. */
  goOn = (made: ImportAnswer) =>
    runToItsEnd(
      () => this.get(made),
      () => this.start(made),
    );

  /** Imports a register, from the file to the end of the run. */
  async whole(bytes: Uint8Array, name?: string): Promise<ImportAnswer> {
    return this.run(await this.choose(await this.bring(bytes, name)));
  }

  /** A file that the office makes. */
  async file(path: string, language = 'en'): Promise<Buffer> {
    const answer = await fetch(`${this.office.url}${path}`, {
      headers: { 'auth-token': this.office.admin, 'accept-language': language },
    });
    if (!answer.ok) throw new Error(await answer.text());
    return Buffer.from(await answer.arrayBuffer());
  }
}
