import { decode } from '../bson/decode';
import { asInteger, asText, Binary, isDoc, type Doc } from '../bson/values';
import { checkFormat, DamagedBackupError, readRecords, sha256, tag } from './backup-file';

export interface CollectionCount {
  namespace: string;
  documents: number;
  sha256: string;
}

/** What is to be done with the parts of a backup; all of it only counts once the reading ends without an error. */
export interface BackupVisitor {
  header?(documents: number): unknown;
  file?(name: string, bytes: Buffer): void;
  collection?(description: Doc): void;
  document?(bytes: Buffer): void;
}

/**
 * Reads a whole backup and compares every count and checksum in it. Yields after each record, so that its user can
 * let others work.
 *
 * @returns the collections, as counted
 * @throws DamagedBackupError when anything does not fit
 */
export function* readBackup(
  path: string,
  visitor: BackupVisitor = {},
): Generator<undefined, CollectionCount[]> {
  const damaged = (what: string) => new DamagedBackupError(path, what);
  const collections: CollectionCount[] = [];
  let open: { namespace: string; documents: number; hash: ReturnType<typeof sha256> } | undefined;
  let hasHeader = false;
  for (const record of readRecords(path)) {
    yield undefined;
    if (record.tag === tag.document) {
      if (!open) throw damaged('a document in it belongs to no collection');
      open.documents += 1;
      open.hash.update(record.bytes);
      visitor.document?.(record.bytes);
      continue;
    }
    const content = contentOf(record.bytes, damaged);
    if (hasHeader !== (record.tag !== tag.header)) throw damaged('its header is not where it belongs');
    if (open && record.tag !== tag.end) throw damaged('a collection in it has no end');
    switch (record.tag) {
      case tag.header:
        hasHeader = true;
        checkFormat(content);
        visitor.header?.(asInteger(content.get('documents')) ?? 0);
        break;
      case tag.file: {
        const bytes = content.get('bytes');
        if (!(bytes instanceof Binary)) throw damaged('a file in it has no content');
        visitor.file?.(asText(content.get('name')), bytes.bytes);
        break;
      }
      case tag.collection:
        open = { namespace: namespaceOf(content), documents: 0, hash: sha256() };
        visitor.collection?.(content);
        break;
      case tag.end: {
        if (!open) throw damaged('a collection in it ends that did not begin');
        const counted = {
          namespace: open.namespace,
          documents: open.documents,
          sha256: open.hash.digest('hex'),
        };
        if (
          counted.documents !== asInteger(content.get('documents')) ||
          counted.sha256 !== content.get('sha256')
        )
          throw damaged(`the documents of ${counted.namespace} are not those that were stored`);
        collections.push(counted);
        open = undefined;
        break;
      }
      case tag.trailer:
        if (collections.length !== asInteger(content.get('collections')))
          throw damaged('the number of its collections is wrong');
        break;
      default:
        throw damaged('it holds something unknown');
    }
  }
  return collections;
}

function contentOf(bytes: Buffer, damaged: (what: string) => Error): Doc {
  try {
    return decode(bytes);
  } catch {
    throw damaged('a record in it cannot be read');
  }
}

export const namespaceOf = (description: Doc): string =>
  `${asText(description.get('db'))}.${asText(description.get('name'))}`;

/** The index specs of a collection's description. */
export function indexSpecs(description: Doc): Doc[] {
  const specs = description.get('indexes');
  return Array.isArray(specs) ? specs.filter(isDoc) : [];
}
