import type { Connection, mongo } from 'mongoose';

type Command = Readonly<Record<string, unknown>>;

const QUERIES = ['find', 'count', 'distinct', 'aggregate', 'update', 'delete', 'findAndModify'];

/** Fields that belong to a connection or a cursor, and not to the query. */
const OF_THE_CALL =
  /^(\$db|\$readPreference|\$clusterTime|lsid|txnNumber|writeConcern|readConcern|maxTimeMS|ordered|batchSize|singleBatch)$/;

interface Recorded {
  readonly database: string;
  readonly command: Command;
}

/**
 * Listens to every query that an office sends in a test, one of each form, and asks the database how it found the
 * documents.
 */
export class QueryWatch {
  private readonly forms = new Map<string, Recorded>();
  private listening = true;

  constructor(private readonly connection: Connection) {
    connection.getClient().on('commandStarted', this.record);
  }

  private readonly record = ({ commandName, command, databaseName }: mongo.CommandStartedEvent): void => {
    if (!this.listening || !QUERIES.includes(commandName)) return;
    for (const one of split(commandName, command))
      if (!isGlance(one)) this.forms.set(formOf(one), { database: databaseName, command: one });
  };

  /** The forms of the queries that read a whole collection, each with its command's name and collection. */
  async scans(): Promise<string[]> {
    this.listening = false;
    const found: string[] = [];
    for (const [form, { database, command }] of this.forms) {
      const db = this.connection.getClient().db(database);
      const answer = await db.command({ explain: command, verbosity: 'queryPlanner' });
      if (JSON.stringify(answer).includes('"COLLSCAN"')) found.push(form);
    }
    return found;
  }

  get seen(): readonly string[] {
    return [...this.forms.keys()];
  }
}

/** Whether the query only asks if there is any document: GridFS and the first start do so, and one document is read. */
const isGlance = ({ filter, limit, sort }: Command): boolean =>
  limit === 1 && sort === undefined && typeof filter === 'object' && Object.keys(filter ?? {}).length === 0;

/** Splits a write command into its statements: a database explains one at a time. */
function split(name: string, command: Command): Command[] {
  const query = Object.fromEntries(Object.entries(command).filter(([field]) => !OF_THE_CALL.test(field)));
  const field = name === 'update' ? 'updates' : name === 'delete' ? 'deletes' : undefined;
  if (field === undefined) return [query];
  return (query[field] as Command[]).map((statement) => ({ ...query, [field]: [statement] }));
}

/** The form of a query, without its values: searches for two students have the same form. */
function formOf(command: Command): string {
  const [[name, collection] = ['', '']] = Object.entries(command);
  const parts = ['filter', 'query', 'q', 'sort', 'pipeline', 'key'].flatMap((part) => {
    const statement = (command['updates'] ?? command['deletes']) as Command[] | undefined;
    const value = statement?.[0]?.[part] ?? command[part];
    return value === undefined ? [] : `${part} ${shape(value)}`;
  });
  return `${name} ${String(collection)} ${parts.join(' ')}`;
}

function shape(value: unknown): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map(shape))].join()}]`;
  if (value === null || typeof value !== 'object' || '_bsontype' in value || value instanceof Date)
    return '?';
  if (value instanceof RegExp) return '/?/';
  const fields = value instanceof Map ? [...(value as Map<string, unknown>)] : Object.entries(value);
  return `{${fields.map(([key, inner]) => `${key}:${shape(inner)}`).join()}}`;
}
