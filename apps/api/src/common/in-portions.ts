/** Groups items that come one by one into portions of a given size. */
export async function* inPortions<Item>(items: AsyncIterable<Item> | Iterable<Item>, size: number) {
  let portion: Item[] = [];
  for await (const item of items) {
    portion.push(item);
    if (portion.length < size) continue;
    yield portion;
    portion = [];
  }
  if (portion.length > 0) yield portion;
}
