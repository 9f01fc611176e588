import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module';
import { SubjectsController } from './subjects.controller';
import { SubjectsRepository } from './subjects.repository';
import { SUBJECTS, subjectsSchema } from './subjects.schema';
import { SubjectsService } from './subjects.service';

/** `SubjectsService` is for code that needs the subjects of a class. */
@Module({
  imports: [AccountsModule, MongooseModule.forFeature([{ name: SUBJECTS, schema: subjectsSchema }])],
  controllers: [SubjectsController],
  providers: [SubjectsRepository, SubjectsService],
  exports: [SubjectsService],
})
export class SubjectsModule {}
