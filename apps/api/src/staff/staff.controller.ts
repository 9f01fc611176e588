import { Body, Get, Post } from '@nestjs/common';
import { newPasswordSchema, staffIdSchema, type NamedStaff, type NewPassword } from '@school/domain';
import { SignedIn, type SignedInAccount } from '../auth/signed-in';
import { orRefuse } from '../common/refusal';
import { Describe } from '../common/route-doc';
import { AdminController } from '../common/who-may-call';
import { staffAccountAnswer, staffListAnswer, type StaffAccountAnswer } from './staff.answers';
import { StaffService } from './staff.service';

@AdminController('api/staff', 'Staff')
export class StaffController {
  constructor(private readonly staff: StaffService) {}

  @Get()
  @Describe({
    name: 'listStaff',
    summary: 'Every account, the newest first',
    answer: staffListAnswer,
  })
  list(): Promise<StaffAccountAnswer[]> {
    return this.staff.list();
  }

  @Post('letIn')
  @Describe({
    name: 'letStaffIn',
    summary: 'Lets a waiting account sign in',
    answer: staffAccountAnswer,
    problems: [404, 409],
  })
  async letIn(@Body({ schema: staffIdSchema }) { staffID }: NamedStaff): Promise<StaffAccountAnswer> {
    return orRefuse(await this.staff.letIn(staffID));
  }

  @Post('refuse')
  @Describe({
    name: 'refuseStaff',
    summary: 'Refuses a waiting account',
    answer: staffAccountAnswer,
    problems: [404, 409],
  })
  async refuse(@Body({ schema: staffIdSchema }) { staffID }: NamedStaff): Promise<StaffAccountAnswer> {
    return orRefuse(await this.staff.refuse(staffID));
  }

  @Post('newPassword')
  @Describe({
    name: 'setStaffPassword',
    summary: 'Sets a new password; earlier tokens of the account are void at once',
    answer: staffAccountAnswer,
    problems: [404],
  })
  async setPassword(
    @Body({ schema: newPasswordSchema }) newPassword: NewPassword,
  ): Promise<StaffAccountAnswer> {
    return orRefuse(await this.staff.setPassword(newPassword));
  }

  @Post('deactivate')
  @Describe({
    name: 'deactivateStaff',
    summary: 'Deactivates an account; its tokens are void at once',
    answer: staffAccountAnswer,
    problems: [404, 409],
  })
  async deactivate(
    @Body({ schema: staffIdSchema }) { staffID }: NamedStaff,
    @SignedIn() account: SignedInAccount,
  ): Promise<StaffAccountAnswer> {
    return orRefuse(await this.staff.deactivate(staffID, account));
  }

  @Post('activate')
  @Describe({
    name: 'activateStaff',
    summary: 'Lets a deactivated account sign in again',
    answer: staffAccountAnswer,
    problems: [404, 409],
  })
  async activate(@Body({ schema: staffIdSchema }) { staffID }: NamedStaff): Promise<StaffAccountAnswer> {
    return orRefuse(await this.staff.activate(staffID));
  }
}
