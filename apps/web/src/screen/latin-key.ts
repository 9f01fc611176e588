/**
 * What a key is on a Latin layout, in lower case: who types names in Hindi has a layout (InScript) on which P gives ज and `/`
 * gives य, and would have to change it for every letter that does something.
 */
export function latinKey({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  // A Latin letter is what it says wherever it stands: on a French layout A is where Q is here.
  if (key <= '~') return key.toLowerCase();
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key;
}
