import { Body, Put } from '@nestjs/common';
import { languageChoiceSchema, type LanguageChoice } from '@school/domain';
import { SignedIn, type SignedInAccount } from '../auth/signed-in';
import { Describe } from '../common/route-doc';
import { OfficeController } from '../common/who-may-call';
import { languageAnswer } from './staff.answers';
import { StaffService } from './staff.service';

@OfficeController('api/office', 'Own account')
export class OwnAccountController {
  constructor(private readonly staff: StaffService) {}

  @Put('language')
  @Describe({
    name: 'keepLanguage',
    summary: 'Keeps the language that the caller works in; later tokens of the account carry it',
    answer: languageAnswer,
  })
  keepLanguage(
    @Body({ schema: languageChoiceSchema }) choice: LanguageChoice,
    @SignedIn() account: SignedInAccount,
  ): Promise<LanguageChoice> {
    return this.staff.keepLanguage(account, choice);
  }
}
