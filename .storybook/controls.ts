import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import ofElements from './of-elements.json' with { type: 'json' };

/** Of what the browser's own elements take, what a designer would turn on and off, and what it does. */
const known: Readonly<Record<string, { readonly summary: string; readonly otherwise: string }>> = ofElements;

/** Types that the panel can only offer as JSON, where nothing is given yet: "Set object". */
const structured = new Set(['object', 'array', 'other', 'union', 'intersection']);

/** What the types of the browser's own elements say nothing about. */
function described(name: string, argType: StrictInputType): StrictInputType {
  const element = known[name];
  if (element === undefined || (argType.description ?? '') !== '') return argType;
  const { summary, otherwise } = element;
  return {
    ...argType,
    description: summary,
    table: { ...argType.table, ...(otherwise !== '' && { defaultValue: { summary: otherwise } }) },
  };
}

/**
 * Gives words a text box where a part takes any node, and takes the control away where the panel would show the inside
 * of a React element, or an empty object that nobody can fill in by hand.
 */
export const withoutUselessControls: ArgTypesEnhancer = ({ argTypes, initialArgs, tags }) => {
  // An example is what it is written as.
  if (tags.includes('example')) return {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, bare]) => {
      const argType = described(name, bare);
      if (argType.control !== undefined) return [name, argType];
      const value: unknown = initialArgs[name];
      if (argType.table?.type?.summary === 'ReactNode') {
        return [
          name,
          { ...argType, control: value === undefined || typeof value === 'string' ? 'text' : false },
        ];
      }
      const isEmpty = value === undefined && argType.options === undefined && argType.type !== undefined;
      return isEmpty && typeof argType.type === 'object' && structured.has(argType.type.name)
        ? [name, { ...argType, control: false }]
        : [name, argType];
    }),
  );
};
