import { describeValue } from '../bson/describe';
import { BsonType, ObjectId, rankOf } from '../bson/values';

/**
 * The `_id` that a key of the `_id` index stands for, as MongoDB writes it; `undefined` for kinds of values that nobody
 * uses as one, and for keys that were cut.
 */
export function idOfKey(key: Buffer): string | undefined {
  const rest = key.subarray(1);
  if (key[0] === rankOf(BsonType.objectId) && rest.length === 12)
    return describeValue(new ObjectId(Buffer.from(rest)));
  if (key[0] === rankOf(BsonType.string) && rest.length < 1000 && rest.subarray(-2).equals(Buffer.alloc(2))) {
    const text = rest.subarray(0, -2).toString('latin1').replaceAll('\0\xff', '\0');
    return describeValue(Buffer.from(text, 'latin1').toString('utf8'));
  }
  if (key[0] === rankOf(BsonType.double) && rest.length === 9 && rest[8] === 0) {
    const isPositive = (rest[0] ?? 0) >= 0x80;
    const bytes = Buffer.from(rest.subarray(0, 8).map((byte) => (isPositive ? byte : byte ^ 0xff)));
    if (isPositive) bytes[0] = (bytes[0] ?? 0) & 0x7f;
    return String(bytes.readDoubleBE());
  }
  return undefined;
}
