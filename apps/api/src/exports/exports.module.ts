import { Module } from '@nestjs/common';
import { DemonstrationModule } from '../demonstration/demonstration.module';
import { ExportsService } from './exports.service';

@Module({ imports: [DemonstrationModule], providers: [ExportsService], exports: [ExportsService] })
export class ExportsModule {}
