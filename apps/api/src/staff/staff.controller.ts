import { Body, Get, Post, Query, type StreamableFile } from '@nestjs/common';
import {
  newPasswordSchema,
  staffExportSchema,
  staffIdSchema,
  staffListSchema,
  staffRightsSchema,
  staffRoleSchema,
  type NamedStaff,
  type NewPassword,
  type StaffExportQuery,
  type StaffListQuery,
  type StaffRights,
  type StaffRole,
  type Words,
} from '@school/domain';
import { SignedIn, type SignedInAccount } from '../auth/signed-in';
import { CallerWords } from '../common/caller-words';
import { Paged, type Page } from '../common/paged';
import { orRefuse } from '../common/refusal';
import { ApiQueries, Describe } from '../common/route-doc';
import { AdminController } from '../common/who-may-call';
import { Exported } from '../exports/exported';
import { staffAccountAnswer, staffListAnswer, type StaffAccountAnswer } from './staff.answers';
import { StaffService } from './staff.service';

@AdminController('api/staff', 'Staff')
export class StaffController {
  constructor(private readonly staff: StaffService) {}

  @Get()
  @Describe({
    name: 'listStaff',
    summary:
      'The accounts, who waits first and the newest first: all of them, or a page when the query asks for one',
    answer: staffListAnswer,
  })
  @ApiQueries(staffListSchema)
  @Paged(staffListAnswer, 'Accounts')
  list(@Query({ schema: staffListSchema }) query: StaffListQuery): Promise<Page<StaffAccountAnswer>> {
    return this.staff.list(query);
  }

  @Get('export')
  @Exported('exportStaff', 'The accounts as a file, all pages, in the order of the list')
  @ApiQueries(staffExportSchema)
  async export(
    @Query({ schema: staffExportSchema }) { as }: StaffExportQuery,
    @CallerWords() words: Words,
  ): Promise<StreamableFile> {
    return orRefuse(await this.staff.export(as, words));
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
    problems: [404, 409],
  })
  async setPassword(
    @Body({ schema: newPasswordSchema }) newPassword: NewPassword,
    @SignedIn() account: SignedInAccount,
  ): Promise<StaffAccountAnswer> {
    return orRefuse(await this.staff.setPassword(newPassword, account));
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

  @Post('role')
  @Describe({
    name: 'setStaffRole',
    summary: 'Makes an active account an administrator or a clerk; its tokens are void at once',
    answer: staffAccountAnswer,
    problems: [404, 409],
  })
  async setRole(
    @Body({ schema: staffRoleSchema }) role: StaffRole,
    @SignedIn() account: SignedInAccount,
  ): Promise<StaffAccountAnswer> {
    return orRefuse(await this.staff.setRole(role, account));
  }

  @Post('rights')
  @Describe({
    name: 'setStaffRights',
    summary: 'Gives an active clerk these rights and no others; its tokens are void at once',
    answer: staffAccountAnswer,
    problems: [404, 409],
  })
  async setRights(@Body({ schema: staffRightsSchema }) rights: StaffRights): Promise<StaffAccountAnswer> {
    return orRefuse(await this.staff.setRights(rights));
  }
}
