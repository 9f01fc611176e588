/** The name of a file as its owner wrote it: it comes as Latin-1, whatever it is written in. */
export const uploadedName = ({ originalname }: { readonly originalname: string }) =>
  Buffer.from(originalname, 'latin1').toString('utf8').slice(0, 200);
