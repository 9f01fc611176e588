import { BSON } from 'bson';
import fc from 'fast-check';
import { decode, onlyFields, withoutFields } from '../src/bson/decode';
import { encode } from '../src/bson/encode';
import { doc } from '../src/bson/values';
import { parseProject } from '../src/query/projection';

const NAMES = ['_id', 'a', 'b', 'naïve', ''];
const plain = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true }),
  fc.string(),
  fc.boolean(),
  fc.constantFrom(null, new Date(0), new BSON.ObjectId('0123456789abcdef01234567'), /a/i, [], {}, [{ a: 1 }]),
);
const value = fc.oneof(plain, fc.record({ a: plain, b: fc.record({ a: plain }) }, { requiredKeys: [] }));
const document = fc.uniqueArray(fc.tuple(fc.constantFrom(...NAMES), value), { selector: ([name]) => name });

it('a document whose fields are left out unread is what reading and writing the others gives', () => {
  fc.assert(
    fc.property(document, fc.subarray(NAMES), (fields, names) => {
      const bytes = Buffer.from(BSON.serialize(Object.fromEntries(fields)));
      const left = decode(bytes);
      for (const name of names) left.delete(name);
      expect(withoutFields(bytes, new Set(names))).toEqual(encode(left));
    }),
  );
});

it('a document of some fields that are taken unread is what reading and projecting gives', () => {
  const path = fc.constantFrom('_id', 'a', 'b', 'naïve', 'a.a', 'a.b', 'a.b.a', 'b.a', 'b.naïve');
  const paths = fc
    .uniqueArray(path, { minLength: 1 })
    // No path leads through another path.
    .map((all) => all.filter((one) => !all.some((other) => one.startsWith(`${other}.`))));
  fc.assert(
    fc.property(document, paths, fc.boolean(), (fields, wanted, hasId) => {
      const bytes = Buffer.from(BSON.serialize(Object.fromEntries(fields)));
      const spec = Object.fromEntries(wanted.map((one) => [one, true]));
      const project = parseProject(doc(hasId ? spec : { ...spec, _id: false }));
      const taken = project.takes && onlyFields(bytes, project.takes);
      // A path into an array cannot be taken unread.
      if (taken) expect(taken).toEqual(encode(project(decode(bytes))));
      else expect(wanted.every((one) => !one.includes('.')) && project.takes).toBeFalsy();
    }),
  );
});
