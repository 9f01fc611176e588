import { isDoc, typeName, type Value } from '../bson/values';
import { CommandError } from '../errors';
import type { Evaluate, Parse } from './forms';
import { isNullish } from './operands';

/** The name is no path: a dot or a `$` in it is a character like any other. */
function nameOf(field: Value | undefined): string {
  const name = isDoc(field) && field.size === 1 ? field.get('$literal') : field;
  if (typeof name !== 'string')
    throw new CommandError(
      4161107,
      `$setField requires 'field' to evaluate to type String, found ${typeName(name)}`,
    );
  if (name === field && name.startsWith('$'))
    throw new CommandError(
      4161108,
      "'$setField' requires 'field' to evaluate to a constant. Use $literal for a name that begins with '$'.",
    );
  return name;
}

/** `$setField`: a document with one field set, or taken out by `$$REMOVE`. */
export function setField(argument: Value, parse: Parse): Evaluate {
  if (!isDoc(argument)) throw new CommandError(4161100, '$setField only supports an object as its argument');
  for (const name of argument.keys())
    if (!['field', 'input', 'value'].includes(name))
      throw new CommandError(4161101, `$setField found an unknown argument: ${name}`);
  const [input, value] = [argument.get('input'), argument.get('value')];
  if (input === undefined || value === undefined || !argument.has('field'))
    throw new CommandError(4161102, "$setField requires 'field', 'value' and 'input' to be specified");
  const name = nameOf(argument.get('field'));
  const [from, to] = [parse(input), parse(value)];
  return (document, variables) => {
    const base = from(document, variables);
    if (isNullish(base)) return null;
    if (!isDoc(base))
      throw new CommandError(
        4161105,
        `$setField requires 'input' to evaluate to type Object, found ${typeName(base)}`,
      );
    const result = new Map(base);
    const item = to(document, variables);
    if (item === undefined) result.delete(name);
    else result.set(name, item);
    return result;
  };
}
