/** What is stored is not what was written: the disk, or what copied the file, changed it. */
export class DamagedStoreError extends Error {
  constructor(
    /** The entry it was found at; `undefined` where that cannot be told. */
    readonly key: Buffer | undefined,
    reason = 'what is stored there is not what was written',
  ) {
    super(reason);
    this.name = 'DamagedStoreError';
  }
}
