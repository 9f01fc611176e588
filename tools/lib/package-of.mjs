/** The package that an import is from: `@scope/name/part` is in `@scope/name`. */
export const packageOf = (id) => id.split('/', id.startsWith('@') ? 2 : 1).join('/');
