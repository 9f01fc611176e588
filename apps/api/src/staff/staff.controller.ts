import { Body, Get, Ip, Post } from '@nestjs/common';
import {
  confirmedStaffSchema,
  networkNameSchema,
  newStaffSchema,
  staffExportSchema,
  staffIdSchema,
  staffListSchema,
  staffRightsSchema,
  staffRoleSchema,
  staffTeachingSchema,
  type ConfirmedStaff,
  type NamedNetwork,
  type NamedStaff,
  type NewStaff,
  type StaffExportQuery,
  type StaffListQuery,
  type StaffRights,
  type StaffRole,
  type StaffTeaching,
} from '@school/domain';
import { SignedIn, type Caller } from '../auth/signed-in';
import { ApiIdempotencyKey, IdempotencyKey } from '../common/idempotency-key';
import { DescribePage } from '../common/paged';
import { Describe, DescribeMade, Queried } from '../common/route-doc';
import { AdminController } from '../common/who-may-call';
import { Exported } from '../exports/exported';
import {
  handedPasswordAnswer,
  refusedFromAnswer,
  staffAccountAnswer,
  staffListAnswer,
  waitingStaffAnswer,
} from './staff.answers';
import { StaffService } from './staff.service';

@AdminController('api/staff', 'Staff')
export class StaffController {
  constructor(private readonly staff: StaffService) {}

  @Get()
  @DescribePage(
    'The accounts, waiting ones first, then the newest: all of them, or a page when the query asks for one',
    'Accounts',
    staffListAnswer,
  )
  listStaff(@Queried(staffListSchema) query: StaffListQuery) {
    return this.staff.list(query);
  }

  @Get('export')
  @Exported('The accounts as a file, all pages, in the order of the list')
  exportStaff(@Queried(staffExportSchema) { as }: StaffExportQuery) {
    return this.staff.export(as);
  }

  @Get('waiting')
  @Describe(
    'How many accounts are waiting to be let in, and how many forgot their password',
    waitingStaffAnswer,
  )
  waitingStaff() {
    return this.staff.waiting();
  }

  @Post()
  @DescribeMade(
    'Adds an account that can sign in; only this answer has its password, which is changed at the first sign-in',
    handedPasswordAnswer,
    [409, 429],
  )
  @ApiIdempotencyKey('The same key again adds none, and answers the first account with another password')
  addStaff(
    @Body({ schema: newStaffSchema }) added: NewStaff,
    @IdempotencyKey() key: string | undefined,
    @SignedIn() by: Caller,
    @Ip() address: string,
  ) {
    return this.staff.add(added, key, { by, address });
  }

  @Post('letIn')
  @Describe('Lets a waiting account sign in', staffAccountAnswer, [404, 409, 429])
  letStaffIn(
    @Body({ schema: confirmedStaffSchema }) named: ConfirmedStaff,
    @SignedIn() by: Caller,
    @Ip() address: string,
  ) {
    return this.staff.letIn(named, { by, address });
  }

  @Post('refuse')
  @Describe('Refuses a waiting account', staffAccountAnswer, [404, 409])
  refuseStaff(@Body({ schema: staffIdSchema }) { staffID }: NamedStaff) {
    return this.staff.refuse(staffID);
  }

  @Post('refuseFrom')
  @Describe('Refuses all waiting accounts that were asked for from one network', refusedFromAnswer)
  refuseStaffFrom(@Body({ schema: networkNameSchema }) network: NamedNetwork) {
    return this.staff.refuseFrom(network);
  }

  @Post('newPassword')
  @Describe(
    'Makes a new password, which only this answer has and which is changed at the next sign-in; earlier tokens of the account are void at once',
    handedPasswordAnswer,
    [404, 409, 429],
  )
  setStaffPassword(
    @Body({ schema: confirmedStaffSchema }) named: ConfirmedStaff,
    @SignedIn() by: Caller,
    @Ip() address: string,
  ) {
    return this.staff.setPassword(named, { by, address });
  }

  @Post('deactivate')
  @Describe('Deactivates an account; its tokens are void at once', staffAccountAnswer, [404, 409])
  deactivateStaff(@Body({ schema: staffIdSchema }) { staffID }: NamedStaff, @SignedIn() account: Caller) {
    return this.staff.deactivate(staffID, account);
  }

  @Post('activate')
  @Describe('Lets a deactivated account sign in again', staffAccountAnswer, [404, 409, 429])
  activateStaff(
    @Body({ schema: confirmedStaffSchema }) named: ConfirmedStaff,
    @SignedIn() by: Caller,
    @Ip() address: string,
  ) {
    return this.staff.activate(named, { by, address });
  }

  @Post('role')
  @Describe(
    'Makes an active account an administrator, a clerk or a teacher; its tokens are void at once, and what it was given for the old role is gone',
    staffAccountAnswer,
    [404, 409, 429],
  )
  setStaffRole(
    @Body({ schema: staffRoleSchema }) role: StaffRole,
    @SignedIn() by: Caller,
    @Ip() address: string,
  ) {
    return this.staff.setRole(role, { by, address });
  }

  @Post('rights')
  @Describe(
    'Gives an active clerk these rights and no others; its tokens are void at once',
    staffAccountAnswer,
    [404, 409, 429],
  )
  setStaffRights(
    @Body({ schema: staffRightsSchema }) rights: StaffRights,
    @SignedIn() by: Caller,
    @Ip() address: string,
  ) {
    return this.staff.setRights(rights, { by, address });
  }

  @Post('teaching')
  @Describe(
    'Gives an active teacher these sections and subjects and no others, if nobody has changed them since; at once',
    staffAccountAnswer,
    [404, 409],
  )
  setStaffTeaching(@Body({ schema: staffTeachingSchema }) teaching: StaffTeaching) {
    return this.staff.setTeaching(teaching);
  }
}
