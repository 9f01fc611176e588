import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import mongoose, { Types, type Connection, type Model } from 'mongoose';
import { PICTURE, type PictureMetadata, type StoredPicture } from './pictures.schema';
import type { EncodedPicture, NewPicture, PictureUse } from './re-encode';

/** A picture of the public site, and its size in pixels. */
export interface SizedPicture {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

/** How many pictures one upload clears away at most. */
const AT_ONCE = 50;

/** Pictures in GridFS: backed up with everything else. */
@Injectable()
export class PicturesRepository {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(PICTURE) private readonly files: Model<StoredPicture>,
  ) {}

  async insert(
    { bytes, contentType, width, height }: NewPicture,
    use: PictureUse,
    uploader: string,
    uploadedAt: Date,
  ): Promise<string> {
    const uploadedBy = new Types.ObjectId(uploader);
    const metadata: PictureMetadata = {
      contentType,
      uploadedBy,
      uploadedAt,
      unused: true,
      ...(use === 'site' && { ofSite: { width, height } }),
    };
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

  /** How many pictures an account has uploaded since a moment. */
  async countSince(uploadedBy: string, moment: Date): Promise<number> {
    return this.files.countDocuments({
      'metadata.uploadedBy': new Types.ObjectId(uploadedBy),
      'metadata.uploadedAt': { $gte: moment },
    });
  }

  /** Something names these from now on. @param ids ObjectIds as text */
  async markUsed(ids: readonly string[]): Promise<void> {
    const _id = { $in: ids.map((id) => new Types.ObjectId(id)) };
    await this.files.updateMany({ _id }, { $unset: { 'metadata.unused': 1 } });
  }

  /** Removes pictures that nothing named until now, some at a time. One that is named in this moment stays. */
  async removeUnusedBefore(moment: Date): Promise<void> {
    const unused = { 'metadata.unused': true, 'metadata.uploadedAt': { $lt: moment } };
    const old = await this.files.find(unused, { _id: 1 }).limit(AT_ONCE).lean<Pick<StoredPicture, '_id'>[]>();
    const chunks = this.connection.collection('pictures.chunks');
    for (const { _id } of old) {
      const { deletedCount } = await this.files.deleteOne({ _id, 'metadata.unused': true });
      if (deletedCount === 1) await chunks.deleteMany({ files_id: _id });
    }
  }

  /** Those of these pictures that were uploaded for the public site. @param ids ObjectIds as text */
  async ofSite(ids: readonly string[]): Promise<readonly SizedPicture[]> {
    const _id = { $in: ids.map((id) => new Types.ObjectId(id)) };
    const files = await this.files
      .find({ _id }, { 'metadata.ofSite': 1 })
      .lean<{ _id: Types.ObjectId; metadata: Pick<PictureMetadata, 'ofSite'> }[]>();
    return files.flatMap(({ _id: id, metadata: { ofSite } }) =>
      ofSite ? [{ id: id.toHexString(), width: ofSite.width, height: ofSite.height }] : [],
    );
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
