/** What comes one by one, so many at a time. */
export async function* inPortions<One>(all: AsyncIterable<One> | Iterable<One>, size: number) {
  let portion: One[] = [];
  for await (const one of all) {
    portion.push(one);
    if (portion.length < size) continue;
    yield portion;
    portion = [];
  }
  if (portion.length > 0) yield portion;
}
