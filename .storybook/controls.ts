import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import ofElements from './of-elements.json' with { type: 'json' };

/** The native HTML attributes that a designer would turn on and off, each with its description and default. */
const known: Readonly<Record<string, { readonly summary: string; readonly otherwise: string }>> = ofElements;

/** Descriptions of native attributes that stories use, but whose types have no description. */
const given: Readonly<Record<string, string>> = {
  children: 'The content.',
  href: 'The address that the link opens.',
  label: 'The label of the `Field` around it.',
  'aria-label': 'The name that screen readers say.',
  hint: 'The hint of the `Field` around it: what to enter.',
  error: 'The error of the `Field` around it.',
  checked: 'Whether it is ticked, when the page controls it.',
  defaultValue: 'The value at first.',
  onClick: 'Called when it is pressed.',
  onChange: 'Called at every change.',
};

/** The default value of a property whose comment already has quotes, to which Storybook adds a second pair. */
const ONCE_TOO_OFTEN = /^"'(.*)'"$/;

/** The types that the panel can offer only as JSON ("Set object") when they have no value yet. */
const structured = new Set(['object', 'array', 'other', 'union', 'intersection']);

function quotedOnce(argType: StrictInputType): StrictInputType {
  const { table } = argType;
  const summary = table?.defaultValue?.summary?.replace(ONCE_TOO_OFTEN, '"$1"');
  return summary === undefined
    ? argType
    : { ...argType, table: { ...table, defaultValue: { ...table?.defaultValue, summary } } };
}

/** Adds a description where the types of native elements have none. */
function described(name: string, argType: StrictInputType): StrictInputType {
  if ((argType.description ?? '') !== '') return quotedOnce(argType);
  const element = known[name];
  if (element === undefined) {
    const description = given[name];
    return description === undefined ? argType : { ...argType, description };
  }
  const { summary, otherwise } = element;
  return {
    ...argType,
    description: summary,
    table: { ...argType.table, ...(otherwise !== '' && { defaultValue: { summary: otherwise } }) },
  };
}

const none = { disable: true };

/**
 * Gives a property of type `ReactNode` a text box when its value is text, and removes controls that would show the inside of a
 * React element or an empty object that nobody can fill in by hand.
 */
export const withoutUselessControls: ArgTypesEnhancer = ({ argTypes, initialArgs, tags }) => {
  // An example is fixed, so it has no controls.
  if (tags.includes('example')) return {};
  // Storybook adds the args of the stories only after this step.
  const ofStories = Object.fromEntries(Object.keys(initialArgs).map((name) => [name, { name }]));
  return Object.fromEntries(
    Object.entries({ ...ofStories, ...argTypes }).map(([name, bare]): [string, StrictInputType] => {
      const argType = described(name, bare);
      if (argType.control !== undefined) return [name, argType];
      const value: unknown = initialArgs[name];
      if (argType.table?.type?.summary === 'ReactNode') {
        return [
          name,
          { ...argType, control: value === undefined || typeof value === 'string' ? { type: 'text' } : none },
        ];
      }
      const isEmpty = value === undefined && argType.options === undefined && argType.type !== undefined;
      return isEmpty && typeof argType.type === 'object' && structured.has(argType.type.name)
        ? [name, { ...argType, control: none }]
        : [name, argType];
    }),
  );
};
