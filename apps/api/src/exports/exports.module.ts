import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module';
import { DemonstrationModule } from '../demonstration/demonstration.module';
import { ExportsService } from './exports.service';
import { ListExports } from './list-exports.service';

@Module({
  imports: [AccountsModule, DemonstrationModule],
  providers: [ExportsService, ListExports],
  exports: [ExportsService, ListExports],
})
export class ExportsModule {}
