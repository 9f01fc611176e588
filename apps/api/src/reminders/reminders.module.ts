import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module';
import { SchoolDetailsModule } from '../school-details/school-details.module';
import { StudentsModule } from '../students/students.module';
import { RemindersController } from './reminders.controller';
import { RemindersRepository } from './reminders.repository';
import { REMINDER, remindersSchema } from './reminders.schema';
import { RemindersService } from './reminders.service';

@Module({
  imports: [
    AccountsModule,
    SchoolDetailsModule,
    StudentsModule,
    MongooseModule.forFeature([{ name: REMINDER, schema: remindersSchema }]),
  ],
  controllers: [RemindersController],
  providers: [RemindersRepository, RemindersService],
  exports: [RemindersRepository],
})
export class RemindersModule {}
