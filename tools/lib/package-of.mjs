/** The package of an import: `@scope/name` for `@scope/name/part`. */
export const packageOf = (id) => id.split('/', id.startsWith('@') ? 2 : 1).join('/');
