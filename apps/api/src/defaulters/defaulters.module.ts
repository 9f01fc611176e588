import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ExportsModule } from '../exports/exports.module';
import { FeeTablesModule } from '../fee-tables/fee-tables.module';
import { StudentsModule } from '../students/students.module';
import { DefaultersController } from './defaulters.controller';
import { DefaultersService } from './defaulters.service';
import { OWED, OWED_GROUP, owedGroupSchema, owedSchema } from './owed.schema';
import { OwedRepository } from './owed.repository';
import { ReckoningRepository } from './reckoning.repository';
import { ReckoningService } from './reckoning.service';

@Module({
  imports: [
    ExportsModule,
    FeeTablesModule,
    StudentsModule,
    MongooseModule.forFeature([
      { name: OWED, schema: owedSchema },
      { name: OWED_GROUP, schema: owedGroupSchema },
    ]),
  ],
  controllers: [DefaultersController],
  providers: [DefaultersService, OwedRepository, ReckoningRepository, ReckoningService],
})
export class DefaultersModule {}
