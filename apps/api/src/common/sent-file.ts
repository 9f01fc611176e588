/** An uploaded file in memory. */
export interface SentFile {
  readonly buffer: Buffer;
  readonly originalname: string;
}

/** The name of a file as its owner wrote it: it arrives decoded as Latin-1, whatever its encoding. */
export const uploadedName = ({ originalname }: Pick<SentFile, 'originalname'>) =>
  Buffer.from(originalname, 'latin1').toString('utf8').slice(0, 200);
