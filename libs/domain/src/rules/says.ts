import type { Words } from '../words';

/** The code of each thing that a rule can say about a value. */
export type RuleCode = keyof Words['rules'];

/** A rule's code and, after a colon, the number in its sentence; schemas give this instead of words. */
export type RuleMessage = RuleCode | `${RuleCode}:${number}`;

/** Makes the message of a rule. @param count the number in its sentence */
export const says = (code: RuleCode, count?: number): RuleMessage =>
  count === undefined ? code : `${code}:${count}`;

/** The code in a rule's message, and the number for its sentence, if there is one. */
export function partsOfMessage(message: string): { readonly code: string; readonly count?: number } {
  const [code = '', count] = message.split(':');
  return count === undefined ? { code } : { code, count: Number(count) };
}

const isRule = (words: Words, code: string): code is RuleCode => Object.hasOwn(words.rules, code);

/** Whether a schema's message is that of a rule; for a value of the wrong type it may be the schema library's own. */
export const isRuleMessage = (words: Words, message: string): message is RuleMessage =>
  isRule(words, partsOfMessage(message).code);

const isLabelled = (words: Words, field: string): field is keyof Words['labels'] =>
  Object.hasOwn(words.labels, field);

/**
 * The sentence of a rule in a language.
 * @param field the dotted path of the field that the rule is about
 * @param message the schema's message; anything but a rule's message is shown as it is
 */
export function sentenceOf(words: Words, field: string, message: string): string {
  const { code, count = NaN } = partsOfMessage(message);
  if (!isRule(words, code)) return message;
  const sentence = words.rules[code];
  if (typeof sentence === 'string') return sentence;
  const name = field.slice(field.lastIndexOf('.') + 1);
  return sentence(isLabelled(words, name) ? words.labels[name] : name, count);
}

interface Rules<Parsed> {
  readonly '~standard': { readonly validate: (value: unknown) => Result<Parsed> | Promise<Result<Parsed>> };
}
interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}
type Result<Parsed> =
  { readonly value: Parsed; readonly issues?: undefined } | { readonly issues: readonly Issue[] };

/** The dotted path of the field that an issue is about; empty for the whole value. */
export const fieldOf = ({ path = [] }: Issue): string =>
  path.map((step) => String(typeof step === 'object' ? step.key : step)).join('.');

/** The rules for a form: their messages are sentences in a language. */
export const rulesInWords = <Parsed>(rules: Rules<Parsed>, words: Words): Rules<Parsed> => {
  const speak = (result: Result<Parsed>): Result<Parsed> =>
    result.issues === undefined
      ? result
      : {
          issues: result.issues.map((issue) => ({
            ...issue,
            message: sentenceOf(words, fieldOf(issue), issue.message),
          })),
        };
  return {
    '~standard': {
      validate: (value) => {
        const result = rules['~standard'].validate(value);
        return result instanceof Promise ? result.then(speak) : speak(result);
      },
    },
  };
};
