import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module';
import { AttendanceModule } from '../attendance/attendance.module';
import { ExportsModule } from '../exports/exports.module';
import { LedgerModule } from '../ledger/ledger.module';
import { SchoolDetailsModule } from '../school-details/school-details.module';
import { StudentsModule } from '../students/students.module';
import { SubjectsModule } from '../subjects/subjects.module';
import { CertificatesController } from './certificates.controller';
import { CertificatesRepository } from './certificates.repository';
import { CERTIFICATE, certificatesSchema } from './certificates.schema';
import { CertificatesService } from './certificates.service';
import { IssuingService } from './issuing.service';

@Module({
  imports: [
    AccountsModule,
    AttendanceModule,
    ExportsModule,
    LedgerModule,
    SchoolDetailsModule,
    StudentsModule,
    SubjectsModule,
    MongooseModule.forFeature([{ name: CERTIFICATE, schema: certificatesSchema }]),
  ],
  controllers: [CertificatesController],
  providers: [CertificatesRepository, CertificatesService, IssuingService],
})
export class CertificatesModule {}
