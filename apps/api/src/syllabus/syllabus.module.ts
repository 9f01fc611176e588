import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ExportsModule } from '../exports/exports.module';
import { SubjectsModule } from '../subjects/subjects.module';
import { SyllabusController } from './syllabus.controller';
import { SyllabusRepository } from './syllabus.repository';
import { SYLLABUS, syllabusSchema } from './syllabus.schema';
import { SyllabusService } from './syllabus.service';
import { UnitFilesRepository } from './unit-files.repository';
import { UNIT_FILE, unitFilesSchema } from './unit-files.schema';
import { UnitFilesService } from './unit-files.service';

@Module({
  imports: [
    ExportsModule,
    SubjectsModule,
    MongooseModule.forFeature([
      { name: SYLLABUS, schema: syllabusSchema },
      { name: UNIT_FILE, schema: unitFilesSchema },
    ]),
  ],
  controllers: [SyllabusController],
  providers: [SyllabusRepository, SyllabusService, UnitFilesRepository, UnitFilesService],
})
export class SyllabusModule {}
