import { Module } from '@nestjs/common';
import { DemonstrationModule } from '../demonstration/demonstration.module';
import { ExportsService } from './exports.service';
import { ListExports } from './list-exports.service';

@Module({
  imports: [DemonstrationModule],
  providers: [ExportsService, ListExports],
  exports: [ExportsService, ListExports],
})
export class ExportsModule {}
