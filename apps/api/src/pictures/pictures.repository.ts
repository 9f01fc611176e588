import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import mongoose, { Types, type Connection, type Model } from 'mongoose';
import { readFile, removeFile, writeFile } from '../database/stored-files';
import { PICTURE, type PictureMetadata, type StoredPicture } from './pictures.schema';
import type { EncodedPicture } from './re-encode';

/** A picture of the public site, and its size in pixels. */
export interface SizedPicture {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

/** The most unused pictures that one upload removes. */
const AT_ONCE = 50;

/** Pictures in GridFS: backed up with everything else. */
@Injectable()
export class PicturesRepository {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(PICTURE) private readonly files: Model<StoredPicture>,
  ) {}

  /** @param furtherMetadata metadata of a picture, or of a file that came in an archive (D68, D93) */
  async insert(
    { bytes, contentType }: { readonly bytes: Buffer; readonly contentType: string },
    uploader: string,
    uploadedAt: Date,
    furtherMetadata: Pick<PictureMetadata, 'source' | 'isBrought' | 'ofSite'>,
  ): Promise<string> {
    const uploadedBy = new Types.ObjectId(uploader);
    const metadata: PictureMetadata = {
      contentType,
      uploadedBy,
      uploadedAt,
      unused: true,
      ...furtherMetadata,
    };
    return writeFile(this.bucket(), 'picture', bytes, metadata);
  }

  /** @param id an ObjectId as text; @param isBrought asks for a file as it came in an archive, which is no picture yet */
  async find(id: string, isBrought = false): Promise<EncodedPicture | undefined> {
    const [file] = await this.bucket()
      .find({ _id: new Types.ObjectId(id) })
      .toArray();
    if (!file || (file.metadata?.['isBrought'] === true) !== isBrought) return undefined;
    const { contentType } = file.metadata as unknown as Pick<EncodedPicture, 'contentType'>;
    return { bytes: await readFile(this.bucket(), id), contentType };
  }

  /** The number of pictures that an account has uploaded since a moment. */
  async countSince(uploadedBy: string, moment: Date): Promise<number> {
    return this.files.countDocuments({
      'metadata.uploadedBy': new Types.ObjectId(uploadedBy),
      'metadata.uploadedAt': { $gte: moment },
      // Files of an archive are brought by an administrator and have limits of their own.
      'metadata.isBrought': { $exists: false },
      'metadata.source': { $exists: false },
    });
  }

  /** The archive file that a picture was made from, if any. @param id an ObjectId as text */
  async sourceOf(id: string): Promise<string | undefined> {
    const file = await this.files.findById(id, { 'metadata.source': 1 }).lean<StoredPicture>();
    return file?.metadata?.source;
  }

  /** Removes archive files that were kept as they came. @param ids ObjectIds as text */
  async removeBrought(ids: readonly string[]): Promise<void> {
    for (const id of ids) await removeFile(this.connection, 'pictures', id, { 'metadata.isBrought': true });
  }

  /** Marks pictures that a record refers to from now on. @param ids ObjectIds as text */
  async markUsed(ids: readonly string[]): Promise<void> {
    const _id = { $in: ids.map((id) => new Types.ObjectId(id)) };
    await this.files.updateMany({ _id }, { $unset: { 'metadata.unused': 1 } });
  }

  /** Removes pictures that nothing refers to, some at a time. One that is marked as used at this moment stays. */
  async removeUnusedBefore(moment: Date): Promise<void> {
    const filter = { 'metadata.unused': true, 'metadata.uploadedAt': { $lt: moment } };
    const unusedFiles = await this.files
      .find(filter, { _id: 1 })
      .limit(AT_ONCE)
      .lean<Pick<StoredPicture, '_id'>[]>();
    for (const { _id } of unusedFiles)
      await removeFile(this.connection, 'pictures', _id.toHexString(), { 'metadata.unused': true });
  }

  /** The pictures among these that were uploaded for the public site. @param ids ObjectIds as text */
  async ofSite(ids: readonly string[]): Promise<readonly SizedPicture[]> {
    const _id = { $in: ids.map((id) => new Types.ObjectId(id)) };
    const files = await this.files
      .find({ _id }, { 'metadata.ofSite': 1 })
      .lean<{ _id: Types.ObjectId; metadata: Pick<PictureMetadata, 'ofSite'> }[]>();
    return files.flatMap(({ _id: id, metadata: { ofSite } }) =>
      ofSite ? [{ id: id.toHexString(), width: ofSite.width, height: ofSite.height }] : [],
    );
  }

  /** The ids of those pictures that are stored. @param ids ObjectIds as text */
  async existing(ids: readonly string[]): Promise<readonly string[]> {
    const files = await this.bucket()
      .find(
        { _id: { $in: ids.map((id) => new Types.ObjectId(id)) }, 'metadata.isBrought': { $exists: false } },
        { projection: { _id: 1 } },
      )
      .toArray();
    return files.map((file) => file._id.toHexString());
  }

  private bucket() {
    if (!this.connection.db) throw new Error('The database is not connected');
    return new mongoose.mongo.GridFSBucket(this.connection.db, { bucketName: 'pictures' });
  }
}
