import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Types that the panel can only offer as JSON, where nothing is given yet: "Set object". */
const structured = new Set(['object', 'array', 'other', 'union', 'intersection']);

/**
 * Gives words a text box where a part takes any node, and takes the control away where the panel would show the inside
 * of a React element, or an empty object that nobody can fill in by hand.
 */
export const withoutUselessControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
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
