import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { newPasswordSchema, staffIdSchema, type NamedStaff, type NewPassword } from '@school/domain';
import { SignedIn, type SignedInAccount } from '../auth/signed-in';
import { orRefuse } from '../common/refusal';
import { Describe } from '../common/route-doc';
import { AllowRoles } from '../common/who-may-call';
import { staffAccountAnswer, staffListAnswer, type StaffAccountAnswer } from './staff.answers';
import { StaffService } from './staff.service';

@ApiTags('Staff')
@Controller('api/staff')
export class StaffController {
  constructor(private readonly staff: StaffService) {}

  @Get()
  @AllowRoles('admin')
  @Describe({
    name: 'listStaff',
    summary: 'Every account, the newest first',
    status: 200,
    answer: staffListAnswer,
    problems: [],
  })
  list(): Promise<StaffAccountAnswer[]> {
    return this.staff.list();
  }

  @Post('letIn')
  @AllowRoles('admin')
  @Describe({
    name: 'letStaffIn',
    summary: 'Lets a waiting account sign in',
    status: 200,
    answer: staffAccountAnswer,
    problems: [400, 404, 409, 413, 415],
  })
  async letIn(@Body({ schema: staffIdSchema }) { staffID }: NamedStaff): Promise<StaffAccountAnswer> {
    return orRefuse(await this.staff.letIn(staffID));
  }

  @Post('refuse')
  @AllowRoles('admin')
  @Describe({
    name: 'refuseStaff',
    summary: 'Refuses a waiting account',
    status: 200,
    answer: staffAccountAnswer,
    problems: [400, 404, 409, 413, 415],
  })
  async refuse(@Body({ schema: staffIdSchema }) { staffID }: NamedStaff): Promise<StaffAccountAnswer> {
    return orRefuse(await this.staff.refuse(staffID));
  }

  @Post('newPassword')
  @AllowRoles('admin')
  @Describe({
    name: 'setStaffPassword',
    summary: 'Sets a new password; earlier tokens of the account are void at once',
    status: 200,
    answer: staffAccountAnswer,
    problems: [400, 404, 413, 415],
  })
  async setPassword(
    @Body({ schema: newPasswordSchema }) newPassword: NewPassword,
  ): Promise<StaffAccountAnswer> {
    return orRefuse(await this.staff.setPassword(newPassword));
  }

  @Post('deactivate')
  @AllowRoles('admin')
  @Describe({
    name: 'deactivateStaff',
    summary: 'Deactivates an account; its tokens are void at once',
    status: 200,
    answer: staffAccountAnswer,
    problems: [400, 404, 409, 413, 415],
  })
  async deactivate(
    @Body({ schema: staffIdSchema }) { staffID }: NamedStaff,
    @SignedIn() account: SignedInAccount,
  ): Promise<StaffAccountAnswer> {
    return orRefuse(await this.staff.deactivate(staffID, account));
  }

  @Post('activate')
  @AllowRoles('admin')
  @Describe({
    name: 'activateStaff',
    summary: 'Lets a deactivated account sign in again',
    status: 200,
    answer: staffAccountAnswer,
    problems: [400, 404, 409, 413, 415],
  })
  async activate(@Body({ schema: staffIdSchema }) { staffID }: NamedStaff): Promise<StaffAccountAnswer> {
    return orRefuse(await this.staff.activate(staffID));
  }
}
