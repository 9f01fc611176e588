/** What a repository of plans writes. */
export type Writes = Readonly<
  Record<'change' | 'claim' | 'finish' | 'remove' | 'set', (...given: readonly unknown[]) => Promise<unknown>>
>;

/** Something happens between what a desk has read and its next write of this kind. */
export function before(repository: Writes, write: keyof Writes, meanwhile: () => Promise<unknown>): void {
  const asItIs = repository[write].bind(repository);
  vi.spyOn(repository, write).mockImplementationOnce(async (...given) => {
    await meanwhile();
    return asItIs(...given);
  });
}
