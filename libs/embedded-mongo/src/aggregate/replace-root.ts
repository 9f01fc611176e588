import { isDoc, typeName, type Doc, type Value } from '../bson/values';
import { CommandError } from '../errors';
import { evaluator } from './expressions';
import type { Stage, StageMaker } from './stages';

function replacing(expression: Value, now: bigint, what: string): Stage {
  const evaluate = evaluator(expression, now);
  const replacementOf = (document: Doc): Doc => {
    const value = evaluate(document, new Map());
    if (isDoc(value)) return value;
    throw new CommandError(
      40228,
      `${what} must evaluate to an object, but resulting value was of type: ${typeName(value)}`,
    );
  };
  return function* (input) {
    for (const document of input) yield document && replacementOf(document);
  };
}

/** `$replaceRoot`: the document becomes what an expression gives. */
export const replaceRoot: StageMaker = (argument, { now }) => {
  if (!isDoc(argument))
    throw new CommandError(40229, `expected an object as specification for $replaceRoot stage`);
  for (const name of argument.keys())
    if (name !== 'newRoot')
      throw new CommandError(40230, `unrecognized option to $replaceRoot stage: ${name}`);
  const newRoot = argument.get('newRoot');
  if (newRoot === undefined) throw new CommandError(40231, 'no newRoot specified for the $replaceRoot stage');
  return replacing(newRoot, now, "'newRoot' expression");
};

/** `$replaceWith`: `$replaceRoot` in short. */
export const replaceWith: StageMaker = (argument, { now }) =>
  replacing(argument, now, "'replacement document'");
