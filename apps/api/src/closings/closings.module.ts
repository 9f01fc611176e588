import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { TakingsModule } from '../takings/takings.module';
import { ClosingsController } from './closings.controller';
import { ClosingsRepository } from './closings.repository';
import { CLOSING, closingsSchema, COUNT, countsSchema } from './closings.schema';
import { ClosingsService } from './closings.service';

@Module({
  imports: [
    TakingsModule,
    MongooseModule.forFeature([
      { name: CLOSING, schema: closingsSchema },
      { name: COUNT, schema: countsSchema },
    ]),
  ],
  controllers: [ClosingsController],
  providers: [ClosingsService, ClosingsRepository],
})
export class ClosingsModule {}
