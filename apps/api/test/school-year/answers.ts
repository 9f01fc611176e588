import type { Answer } from '../support/office';

/** Returns the answer's body. @throws when the office answered with another status */
export async function bodyOf<Body>(status: number, call: Promise<Answer<Body>>): Promise<Body> {
  const answer = await call;
  if (answer.status !== status) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}
