import { decode } from '../src/bson/decode';
import { encode } from '../src/bson/encode';
import { serialize } from 'bson';
import { applyUpdate } from '../src/update/apply-update';
import { parseUpdate } from '../src/update/parse-update';

const docOf = (value: object) => decode(Buffer.from(serialize(value)));

describe('what a document is after an update', () => {
  it.each<[string, object, touched: string]>([
    ['a field', { $set: { section: 'b' } }, 'section'],
    ['a field inside a document', { $set: { 'sortKeys.id': '0002' } }, 'sortKeys'],
    ['a field inside an element', { $set: { 'ledger.0.paid': 7 } }, 'ledger'],
    ['a new element', { $push: { ledger: { paid: 3 } } }, 'ledger'],
    ['an element that goes', { $pull: { ledger: { paid: 2 } } }, 'ledger'],
    ['a field that goes', { $unset: { 'sortKeys.id': 1 } }, 'sortKeys'],
  ])('has %s of its own, and all other values of the one before', (_, update, touched) => {
    const before = docOf({
      _id: 1,
      section: 'a',
      sortKeys: { id: '0001' },
      ledger: [{ paid: 1 }, { paid: 2 }],
      findKeys: ['asha', 'verma'],
    });
    const bytes = encode(before);
    const after = applyUpdate(before, parseUpdate(docOf(update)), false);
    expect(encode(before)).toEqual(bytes);
    expect(encode(after)).not.toEqual(bytes);
    const shared = [...before.keys()].filter((name) => after.get(name) === before.get(name));
    expect(shared).toEqual([...before.keys()].filter((name) => name !== touched));
  });
});
