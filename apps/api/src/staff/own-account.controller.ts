import { Body, Ip, Put } from '@nestjs/common';
import {
  languageChoiceSchema,
  ownPasswordSchema,
  type LanguageChoice,
  type OwnPassword,
} from '@school/domain';
import { loginAnswer } from '../auth/auth.answers';
import { SignedIn, type Caller } from '../auth/signed-in';
import { Describe } from '../common/route-doc';
import { BeforeOwnPassword, OfficeController, OfficeOrTeacher } from '../common/who-may-call';
import { languageAnswer } from './staff.answers';
import { OwnAccountService } from './own-account.service';

@OfficeController('api/office', 'Own account')
@BeforeOwnPassword()
export class OwnAccountController {
  constructor(private readonly own: OwnAccountService) {}

  @Put('language')
  @OfficeOrTeacher()
  @Describe(
    'Stores the language that the caller works in; later tokens of the account carry it',
    languageAnswer,
  )
  keepLanguage(@Body({ schema: languageChoiceSchema }) choice: LanguageChoice, @SignedIn() account: Caller) {
    return this.own.keepLanguage(account, choice);
  }

  @Put('password')
  @OfficeOrTeacher()
  @Describe(
    'Changes the caller’s own password; all earlier tokens are void, and the answer has a new one',
    loginAnswer,
    [404, 429],
  )
  changeOwnPassword(
    @Body({ schema: ownPasswordSchema }) passwords: OwnPassword,
    @SignedIn() account: Caller,
    @Ip() address: string,
  ) {
    return this.own.changePassword(account, passwords, address);
  }
}
