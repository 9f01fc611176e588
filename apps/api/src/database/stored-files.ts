import { Types, type Connection, type mongo } from 'mongoose';

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

/** Removes a file of GridFS with its bytes, if it meets the condition. @param id an ObjectId as text */
export async function removeFile(
  connection: Connection,
  bucket: string,
  id: string,
  condition: object = {},
): Promise<void> {
  const _id = new Types.ObjectId(id);
  const { deletedCount } = await connection.collection(`${bucket}.files`).deleteOne({ _id, ...condition });
  if (deletedCount === 1) await connection.collection(`${bucket}.chunks`).deleteMany({ files_id: _id });
}
