import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module';
import { LargeUploads } from '../common/uploads';
import { ExportsModule } from '../exports/exports.module';
import { PicturesModule } from '../pictures/pictures.module';
import { PlanTools } from '../plans/plan-runner';
import { StudentsModule } from '../students/students.module';
import { LookAtFiles } from './look-at-files';
import { PictureImportRunner } from './picture-import-runner';
import { PictureImportsController } from './picture-imports.controller';
import { PictureImportsRepository } from './picture-imports.repository';
import {
  PICTURE_IMPORT,
  PICTURE_IMPORT_ROW,
  pictureImportRowsSchema,
  pictureImportsSchema,
} from './picture-imports.schema';
import { PictureImportsService } from './picture-imports.service';
import { PictureWriter } from './picture-writer';

@Module({
  imports: [
    AccountsModule,
    StudentsModule,
    PicturesModule,
    ExportsModule,
    LargeUploads,
    MongooseModule.forFeature([
      { name: PICTURE_IMPORT, schema: pictureImportsSchema },
      { name: PICTURE_IMPORT_ROW, schema: pictureImportRowsSchema },
    ]),
  ],
  controllers: [PictureImportsController],
  providers: [
    PictureImportsRepository,
    PictureImportsService,
    LookAtFiles,
    PictureWriter,
    PictureImportRunner,
    PlanTools,
  ],
})
export class PictureImportsModule {}
