import { useState } from 'react';

/**
 * The value of a component that is either controlled by its page or keeps its own.
 * @param value the controlled value; undefined where the component keeps its own
 * @param defaultValue the initial value in that case
 * @param onChange called on every change in both cases
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
