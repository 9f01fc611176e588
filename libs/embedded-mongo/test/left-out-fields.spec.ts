import { BSON } from 'bson';
import fc from 'fast-check';
import { decode, withoutFields } from '../src/bson/decode';
import { encode } from '../src/bson/encode';

const NAMES = ['_id', 'a', 'b', 'naïve', ''];
const value = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true }),
  fc.string(),
  fc.boolean(),
  fc.constantFrom(null, new Date(0), new BSON.ObjectId('0123456789abcdef01234567'), /a/i, [], {}, [{ a: 1 }]),
);
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
