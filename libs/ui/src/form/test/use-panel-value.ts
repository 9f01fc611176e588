import { useState } from 'react';

/**
 * The value of a part in a story: what was given last, by who uses the part or by the panel of controls.
 * @param given what the panel says
 */
export function usePanelValue<Value>(given: Value): readonly [Value, (value: Value) => void] {
  const [last, setLast] = useState({ given, value: given });
  const value = Object.is(last.given, given) ? last.value : given;
  return [value, (next) => setLast({ given, value: next })];
}
