import { useState } from 'react';

/**
 * The value of a part that is led by its page or left to itself.
 * @param value what the page says; undefined where the part remembers by itself
 * @param defaultValue what it begins with then
 * @param onChange told of every change, either way
 */
export function useOwnValue<Value>(
  value: Value | undefined,
  defaultValue: Value,
  onChange: ((value: Value) => void) | undefined,
): readonly [Value, (value: Value) => void] {
  const [remembered, remember] = useState(defaultValue);
  const change = (next: Value) => {
    remember(next);
    onChange?.(next);
  };
  return [value ?? remembered, change];
}
