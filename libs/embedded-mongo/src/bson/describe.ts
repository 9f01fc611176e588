import { DateTime, Int32, isDecimal, isDoc, ObjectId, typeName, type Value } from './values';

/** A value as MongoDB writes it in its messages. */
export function describeValue(value: Value | undefined): string {
  if (value === undefined) return 'MISSING';
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') return Number.isInteger(value) ? `${value}.0` : String(value);
  if (value instanceof Int32) return String(value.value);
  if (value instanceof ObjectId) return `ObjectId('${value.bytes.toString('hex')}')`;
  if (isDecimal(value)) return `Decimal128('${value.toString()}')`;
  if (value instanceof DateTime) return `new Date(${String(value.ms)})`;
  if (isDoc(value))
    return `{ ${[...value].map(([name, item]) => `${name}: ${describeValue(item)}`).join(', ')} }`;
  if (Array.isArray(value)) return `[ ${value.map(describeValue).join(', ')} ]`;
  return `<${typeName(value)}>`;
}
