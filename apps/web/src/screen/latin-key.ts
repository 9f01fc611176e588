/**
 * Returns the character of a key on a Latin layout, in lower case: users who type names in Hindi have a layout (InScript) on
 * which P gives ज and `/` gives य, and would have to switch it for every letter that does something.
 */
export function latinKey({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  // A Latin letter counts as itself wherever its key is: on a French layout A is where Q is here.
  if (key <= '~') return key.toLowerCase();
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key;
}
