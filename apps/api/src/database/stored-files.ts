import { Types, type mongo } from 'mongoose';

/** Writes bytes as a file of GridFS, which is backed up with everything else. @returns its id */
export function writeFile(
  bucket: mongo.GridFSBucket,
  name: string,
  bytes: Buffer,
  metadata: object,
): Promise<string> {
  const stream = bucket.openUploadStream(name, { metadata: { ...metadata } });
  return new Promise((resolve, reject) => {
    stream.once('finish', () => resolve(stream.id.toHexString()));
    stream.once('error', reject);
    stream.end(bytes);
  });
}

/** The bytes of a file of GridFS. @param id an ObjectId as text */
export async function readFile(bucket: mongo.GridFSBucket, id: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of bucket.openDownloadStream(new Types.ObjectId(id))) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
