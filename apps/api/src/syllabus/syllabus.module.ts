import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ExportsModule } from '../exports/exports.module';
import { SubjectsModule } from '../subjects/subjects.module';
import { SyllabusController } from './syllabus.controller';
import { SyllabusRepository } from './syllabus.repository';
import { SYLLABUS, syllabusSchema } from './syllabus.schema';
import { SyllabusService } from './syllabus.service';

@Module({
  imports: [
    ExportsModule,
    SubjectsModule,
    MongooseModule.forFeature([{ name: SYLLABUS, schema: syllabusSchema }]),
  ],
  controllers: [SyllabusController],
  providers: [SyllabusRepository, SyllabusService],
})
export class SyllabusModule {}
