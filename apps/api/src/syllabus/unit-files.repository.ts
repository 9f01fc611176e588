import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import mongoose, { Types, type Connection, type Model } from 'mongoose';
import { readFile, removeFile, writeFile } from '../database/stored-files';
import { UNIT_FILE, UNIT_FILES, type StoredUnitFile } from './unit-files.schema';

/** The files of units in GridFS: backed up with everything else (D67). */
@Injectable()
export class UnitFilesRepository {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(UNIT_FILE) private readonly files: Model<StoredUnitFile>,
  ) {}

  /** @param unit its id @param uploader an account's id @returns the id of the file */
  insert(bytes: Buffer, unit: string, uploader: string, uploadedAt: Date): Promise<string> {
    const metadata = { unit, uploadedBy: new Types.ObjectId(uploader), uploadedAt };
    return writeFile(this.bucket(), 'unit.pdf', bytes, metadata);
  }

  /** @param id an ObjectId as text */
  async find(id: string): Promise<Buffer | undefined> {
    const isThere = await this.files.exists({ _id: new Types.ObjectId(id) });
    return isThere ? readFile(this.bucket(), id) : undefined;
  }

  /** The number of kept files that an account has uploaded since a moment. */
  countSince(uploadedBy: string, moment: Date): Promise<number> {
    return this.files.countDocuments({
      'metadata.uploadedBy': new Types.ObjectId(uploadedBy),
      'metadata.uploadedAt': { $gte: moment },
    });
  }

  /** The files that were uploaded for a unit before a moment. @returns their ids */
  async ofUnit(unit: string, moment: Date): Promise<readonly string[]> {
    const files = await this.files
      .find({ 'metadata.unit': unit, 'metadata.uploadedAt': { $lt: moment } }, { _id: 1 })
      .lean<Pick<StoredUnitFile, '_id'>[]>();
    return files.map(({ _id }) => _id.toHexString());
  }

  /** @param ids ObjectIds as text */
  async remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) await removeFile(this.connection, UNIT_FILES, id);
  }

  private bucket() {
    if (!this.connection.db) throw new Error('The database is not connected');
    return new mongoose.mongo.GridFSBucket(this.connection.db, { bucketName: UNIT_FILES });
  }
}
