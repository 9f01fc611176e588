/** Another process, or another start in this one, owns the data folder. */
export class DataFolderInUseError extends Error {
  readonly code = 'DATA_FOLDER_IN_USE';

  constructor(
    readonly dataDir: string,
    /** The process that owns it. */
    readonly owner: number,
  ) {
    super(
      `The data folder ${dataDir} is in use by process ${owner}; stop that one first or choose another folder.`,
    );
    this.name = 'DataFolderInUseError';
  }
}
