// The values that an attacker sends: a valid one for each schema of the OpenAPI document, and all hostile ones.

const ID = 'f'.repeat(24);

/** Values that must not break the office in any field, however the field treats them. */
const hostile = [
  ['an operator', { $gt: '' }],
  ['code for the database', { $where: 'while(true){}' }],
  [
    'a prototype',
    JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
  ],
  ['the name of a prototype', '__proto__'],
  ['null', null],
  ['an empty text', ''],
  ['a list', [[['1001']]]],
  ['a number', -1.5],
  ['an enormous number', 1e308],
  ['a tick', true],
  ['twenty thousand letters', 'x'.repeat(20_000)],
  ['a NUL', 'ab\0cd'],
  ['half a character', 'ab\ud800cd'],
  ['letters that nobody sees', 'ab\u200b\u202e\u2066cd'],
  ['a path', '../../../../etc/passwd'],
  ['a pattern', '(a+)+$'],
  ['markup', '"><script>alert(1)</script>'],
  ['a formula', '=cmd|"/c calc"!A0'],
  ['line breaks', 'a\r\nSet-Cookie: x=y'],
];

/** A value for a schema: valid as far as the schema tells, so that the code after the first check is reached. */
export function sampleOf(schema, components, depth = 0) {
  if (depth > 8 || schema === undefined) return 'x';
  const { $ref, enum: choices, example, default: usual, anyOf, oneOf, allOf } = schema;
  const [type] = [schema.type].flat();
  if ($ref) return sampleOf(components[$ref.split('/').at(-1)], components, depth + 1);
  if (choices) return choices[0];
  if (example !== undefined) return example;
  if (usual !== undefined) return usual;
  const part = (anyOf ?? oneOf ?? allOf)?.find((one) => Object.keys(one).length > 0);
  if (part) return sampleOf(part, components, depth + 1);
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, inner]) => [
        name,
        sampleOf(inner, components, depth + 1),
      ]),
    );
  if (type === 'array') return [sampleOf(schema.items, components, depth + 1)];
  if (type === 'number' || type === 'integer') return 1;
  if (type === 'boolean') return false;
  if (schema.pattern?.includes('24')) return ID;
  const digits = /^\^\[0-9\]\{(\d+)\}\$$/.exec(schema.pattern ?? '')?.[1];
  return digits ? '7'.repeat(Number(digits)) : 'attacked-1'.padEnd(schema.minLength ?? 0, 'x');
}

/** A copy of an object with another value at a path. */
const replaced = (body, [name, ...rest], value) => ({
  ...body,
  [name]: rest.length === 0 ? value : replaced(body[name], rest, value),
});

const pathsOf = (body) =>
  Object.entries(body).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? [[name], ...pathsOf(value).map((path) => [name, ...path])]
      : [[name]],
  );

/** A body for each field and hostile value, with its description. */
export function* hostileBodies(body) {
  for (const path of pathsOf(body))
    for (const [what, value] of hostile) yield [`${path.join('.')}: ${what}`, replaced(body, path, value)];
  yield ['a field of no name', { ...body, '': 'x', $where: 'x', 'a.b': 'x' }];
}

const asText = (value) => (typeof value === 'string' ? value : JSON.stringify(value));

/** An address for each hostile value of a name in its query, with its description. */
export function* hostileQueries(path, query, name) {
  const address = (more) => `${path}?${new URLSearchParams(query)}&${more}`;
  // A lone surrogate cannot stand in an address.
  for (const [what, value] of hostile)
    yield [
      `${name}: ${what}`,
      address(
        `${name}=${encodeURIComponent(asText(value).toWellFormed?.() ?? asText(value).replaceAll('\ud800', '?'))}`,
      ),
    ];
  yield [`${name}: an operator in the address`, address(`${name}[$gt]=`)];
  yield [`${name}: a prototype in the address`, address(`${name}[__proto__][x]=1`)];
  yield [`${name}: bytes that are no letters`, address(`${name}=%ff%fe`)];
}
