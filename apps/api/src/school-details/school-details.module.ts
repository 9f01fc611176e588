import { Module } from '@nestjs/common';
import { SchoolDetailsService } from './school-details.service';

@Module({ providers: [SchoolDetailsService], exports: [SchoolDetailsService] })
export class SchoolDetailsModule {}
