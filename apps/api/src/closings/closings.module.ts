import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module';
import { TakingsModule } from '../takings/takings.module';
import { ClosingsController } from './closings.controller';
import { ClosingsRepository } from './closings.repository';
import { CLOSING, closingsSchema, COUNT, countsSchema } from './closings.schema';
import { ClosingsService } from './closings.service';

@Module({
  imports: [
    AccountsModule,
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
