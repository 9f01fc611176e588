/** Groups items that come one by one into portions of a given size. */
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
