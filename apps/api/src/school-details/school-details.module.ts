import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module';
import { PicturesModule } from '../pictures/pictures.module';
import { SchoolDetailsController } from './school-details.controller';
import { SchoolDetailsRepository } from './school-details.repository';
import { SCHOOL_DETAILS, schoolDetailsSchema } from './school-details.schema';
import { SchoolDetailsService } from './school-details.service';

@Module({
  imports: [
    AccountsModule,
    PicturesModule,
    MongooseModule.forFeature([{ name: SCHOOL_DETAILS, schema: schoolDetailsSchema }]),
  ],
  controllers: [SchoolDetailsController],
  providers: [SchoolDetailsRepository, SchoolDetailsService],
  exports: [SchoolDetailsService],
})
export class SchoolDetailsModule {}
