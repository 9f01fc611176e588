// Every field of every call, with every hostile value in it.
import { addressOf } from './attack-calls.mjs';
import { hostileBodies, hostileQueries } from './attack-values.mjs';

/** @returns the jobs of the attack, done with the token of an administrator */
export function* hostileCalls(attack, operations, token) {
  for (const operation of operations) {
    const { name, method, query, body, path, inPath, isUpload } = operation;
    const address = addressOf(operation);
    if (body)
      for (const [what, sent] of hostileBodies(body))
        yield () => attack.send(`${name} with ${what}`, method, address, { token, body: sent });
    if (body)
      for (const text of [
        '{',
        '[]',
        'null',
        '"x"',
        '['.repeat(50_000),
        '{"__proto__":{"x":1}}',
        'x'.repeat(200_000),
      ])
        yield () =>
          attack.send(`${name} with the body ${text.slice(0, 12)}`, method, address, { token, body: text });
    for (const field of Object.keys(query))
      for (const [what, asked] of hostileQueries(address, query, field))
        yield () => attack.send(`${name} with ${what}`, method, asked, { token });
    for (const field of Object.keys(inPath))
      for (const value of [
        '..%2f..%2fetc%2fpasswd',
        '%00',
        '%ff',
        '%7B%24gt%3A1%7D',
        'x'.repeat(5000),
        '__proto__',
      ])
        yield () =>
          attack.send(`${name} with ${value.slice(0, 24)}`, method, path.replace(`{${field}}`, value), {
            token,
          });
    if (isUpload)
      for (const [file, type] of [
        ['', 'image/png'],
        ['<svg onload="x"/>', 'image/svg+xml'],
        ['\x89PNG\r\n\x1a\n', 'image/png'],
      ])
        yield () => {
          const form = new FormData();
          form.append('image', new Blob([file], { type }), '../../x.png');
          form.append('__proto__', 'x');
          return attack.send(`${name} with the file ${type}`, method, address, { token, body: form });
        };
  }
}
