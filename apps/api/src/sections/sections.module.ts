import { Module } from '@nestjs/common';
import { ExportsModule } from '../exports/exports.module';
import { PicturesModule } from '../pictures/pictures.module';
import { StudentsModule } from '../students/students.module';
import { MySectionsController } from './my-sections.controller';
import { MySectionsService } from './my-sections.service';
import { SectionsRepository } from './sections.repository';

/** `SectionsRepository` is for code that asks which students are in a section. */
@Module({
  imports: [ExportsModule, PicturesModule, StudentsModule],
  controllers: [MySectionsController],
  providers: [MySectionsService, SectionsRepository],
  exports: [SectionsRepository],
})
export class SectionsModule {}
