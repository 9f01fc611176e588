import { withNamed } from './refusal';

describe('the sentence of a refusal', () => {
  it.each([
    { named: '₹ 300', says: 'At most ₹ 300.' },
    { named: 'A$&B', says: 'At most A$&B.' },
    { named: "$$ $' $`", says: "At most $$ $' $`." },
    { named: undefined, says: 'At most .' },
  ])('names "$named" as it was written', ({ named, says }) => {
    expect(withNamed('At most {named}.', named)).toBe(says);
  });
});
