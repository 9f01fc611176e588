/** A file as it was sent, in the memory. */
export interface SentFile {
  readonly buffer: Buffer;
  readonly originalname: string;
}

/** The name of a file as its owner wrote it: it comes as Latin-1, whatever it is written in. */
export const uploadedName = ({ originalname }: Pick<SentFile, 'originalname'>) =>
  Buffer.from(originalname, 'latin1').toString('utf8').slice(0, 200);
