import { fieldOf, sentenceOf } from '../rules';
import { englishWords as en } from '../words';

interface Checking {
  readonly safeParse: (value: unknown) => {
    readonly error?: {
      readonly issues: readonly { readonly message: string; readonly path: PropertyKey[] }[];
    };
  };
}

/** The first sentence of each field that a value breaks, as form and API show it. */
export const sentences = (schema: Checking, value: unknown, words = en): Record<string, string> =>
  Object.fromEntries(
    (schema.safeParse(value).error?.issues ?? [])
      .toReversed()
      .map((issue) => [fieldOf(issue), sentenceOf(words, fieldOf(issue), issue.message)]),
  );
