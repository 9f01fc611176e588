import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { AuditTrail } from '../audit/audit-trail';
import { PicturesService } from '../pictures/pictures.service';
import { PlansRepository } from '../plans/plans.repository';
import type { StoredPlan, StoredPlanRow } from '../plans/plans.schema';
import {
  PICTURE_IMPORT,
  PICTURE_IMPORT_ROW,
  type StoredPictureImport,
  type StoredPictureRow,
} from './picture-imports.schema';

/** Uploaded archives of pictures, and their files. */
@Injectable()
export class PictureImportsRepository extends PlansRepository<StoredPictureImport, StoredPictureRow> {
  constructor(
    @InjectModel(PICTURE_IMPORT) imports: Model<StoredPlan>,
    @InjectModel(PICTURE_IMPORT_ROW) rows: Model<StoredPlanRow>,
    private readonly pictures: PicturesService,
    audit: AuditTrail,
  ) {
    super(imports, rows, audit);
  }

  /** Removes the stored pictures before the rows, as nothing but the rows names them. */
  protected override async removeRows(importID: Types.ObjectId): Promise<void> {
    for await (const rows of this.batches(importID))
      await this.pictures.removeBrought(rows.flatMap(({ brought }) => brought ?? []));
    await super.removeRows(importID);
  }
}
