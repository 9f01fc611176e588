import { Module } from '@nestjs/common';
import { ExportsService } from './exports.service';
import { ListExports } from './list-exports.service';

@Module({ providers: [ExportsService, ListExports], exports: [ExportsService, ListExports] })
export class ExportsModule {}
