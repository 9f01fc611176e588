import { useState } from 'react';

/**
 * The value of a component in a story: the latest one, from the user of the story or from the panel of controls.
 * @param given the value in the panel
 */
export function usePanelValue<Value>(given: Value): readonly [Value, (value: Value) => void] {
  const [last, setLast] = useState({ given, value: given });
  const value = Object.is(last.given, given) ? last.value : given;
  return [value, (next) => setLast({ given, value: next })];
}
