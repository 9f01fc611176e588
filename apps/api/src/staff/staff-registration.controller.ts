import { Body, Ip, Post } from '@nestjs/common';
import {
  forgotPasswordSchema,
  officeRegistrationSchema,
  type ForgotPassword,
  type OfficeRegistration,
} from '@school/domain';
import { Describe, DescribeMade } from '../common/route-doc';
import { PublicController } from '../common/who-may-call';
import { forgotPasswordAnswer, receivedAnswer } from './staff.answers';
import { StaffRegistrationService } from './staff-registration.service';

@PublicController('api/office', 'Signing in')
export class StaffRegistrationController {
  constructor(private readonly registrations: StaffRegistrationService) {}

  @Post('register')
  @DescribeMade(
    'Requests an office account, which waits for an administrator to let it in; answers the same if the login id is taken, and then keeps nothing',
    receivedAnswer,
    [403, 429],
  )
  registerOffice(
    @Body({ schema: officeRegistrationSchema }) registration: OfficeRegistration,
    @Ip() address: string,
  ) {
    return this.registrations.register(registration, address);
  }

  @Post('forgot-password')
  @Describe(
    'Asks the administrators for a new password; answers the same for any login id',
    forgotPasswordAnswer,
    [403, 429],
  )
  forgotPassword(@Body({ schema: forgotPasswordSchema }) forgotten: ForgotPassword, @Ip() address: string) {
    return this.registrations.forgotPassword(forgotten, address);
  }
}
