import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DemonstrationController } from './demonstration.controller';
import { DEMONSTRATION, demonstrationSchema } from './demonstration.schema';
import { DemonstrationService } from './demonstration.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: DEMONSTRATION, schema: demonstrationSchema }])],
  controllers: [DemonstrationController],
  providers: [DemonstrationService],
  exports: [DemonstrationService],
})
export class DemonstrationModule {}
