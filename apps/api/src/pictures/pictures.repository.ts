import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import mongoose, { Types, type Connection } from 'mongoose';
import type { EncodedPicture } from './re-encode';

interface PictureMetadata {
  readonly contentType: string;
  readonly uploadedBy: Types.ObjectId;
}

/** Pictures in GridFS: backed up with everything else. */
@Injectable()
export class PicturesRepository {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  async insert({ bytes, contentType }: EncodedPicture, uploadedBy: string): Promise<string> {
    const metadata: PictureMetadata = { contentType, uploadedBy: new Types.ObjectId(uploadedBy) };
    const stream = this.bucket().openUploadStream('picture', { metadata: { ...metadata } });
    return new Promise((resolve, reject) => {
      stream.once('finish', () => resolve(stream.id.toHexString()));
      stream.once('error', reject);
      stream.end(bytes);
    });
  }

  /** @param id an ObjectId as text */
  async find(id: string): Promise<EncodedPicture | undefined> {
    const [file] = await this.bucket()
      .find({ _id: new Types.ObjectId(id) })
      .toArray();
    if (!file) return undefined;
    const chunks: Buffer[] = [];
    for await (const chunk of this.bucket().openDownloadStream(file._id)) chunks.push(chunk as Buffer);
    const { contentType } = file.metadata as unknown as Pick<EncodedPicture, 'contentType'>;
    return { bytes: Buffer.concat(chunks), contentType };
  }

  /** Which of these pictures are stored. @param ids ObjectIds as text */
  async existing(ids: readonly string[]): Promise<readonly string[]> {
    const files = await this.bucket()
      .find({ _id: { $in: ids.map((id) => new Types.ObjectId(id)) } }, { projection: { _id: 1 } })
      .toArray();
    return files.map((file) => file._id.toHexString());
  }

  private bucket() {
    if (!this.connection.db) throw new Error('The database is not connected');
    return new mongoose.mongo.GridFSBucket(this.connection.db, { bucketName: 'pictures' });
  }
}
