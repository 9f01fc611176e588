import { Body, Get, Post } from '@nestjs/common';
import { newReminderSchema, studentIdSchema, type NamedStudent, type NewReminder } from '@school/domain';
import { SignedIn, type Caller } from '../auth/signed-in';
import { ApiIdempotencyKey, IdempotencyKey } from '../common/idempotency-key';
import { Describe, DescribeMade, Queried } from '../common/route-doc';
import { Needs, OfficeController } from '../common/who-may-call';
import { remindedAnswer, reminderDraftAnswer, remindersAnswer } from './reminders.answers';
import { RemindersService } from './reminders.service';

@OfficeController('api/office/reminders', 'Fees')
export class RemindersController {
  constructor(private readonly reminders: RemindersService) {}

  @Get()
  @Describe('The last reminders of one family, newest first', remindersAnswer)
  getReminders(@Queried(studentIdSchema) { studentID }: NamedStudent) {
    return this.reminders.of(studentID);
  }

  @Get('draft')
  @Describe(
    'The message that a family would get now, in its language; nothing is stored',
    reminderDraftAnswer,
    [404, 409],
  )
  getReminderDraft(@Queried(studentIdSchema) { studentID }: NamedStudent) {
    return this.reminders.draft(studentID);
  }

  @Post()
  @Needs('collect')
  @DescribeMade(
    'Records that a family is reminded, and answers the link that opens the clerk’s own app',
    remindedAnswer,
    [404, 409],
  )
  @ApiIdempotencyKey('The same key again answers the first reminder and keeps none')
  remindFamily(
    @Body({ schema: newReminderSchema }) request: NewReminder,
    @IdempotencyKey() key: string | undefined,
    @SignedIn() account: Caller,
  ) {
    return this.reminders.remind(request, key, account);
  }
}
