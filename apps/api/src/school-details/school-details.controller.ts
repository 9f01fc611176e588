import { Body, Get, Put } from '@nestjs/common';
import { newSchoolDetailsSchema, type NewSchoolDetails } from '@school/domain';
import { SignedIn, type SignedInAccount } from '../auth/signed-in';
import { orRefuse } from '../common/refusal';
import { Describe } from '../common/route-doc';
import { AdminOnly, OfficeController } from '../common/who-may-call';
import { schoolDetailsAnswer } from './school-details.answers';
import { SchoolDetailsService } from './school-details.service';

@OfficeController('api/office/school-details', 'School')
export class SchoolDetailsController {
  constructor(private readonly schools: SchoolDetailsService) {}

  @Get()
  @Describe({
    summary: 'What each branch says of itself on its papers, and its UPI id',
    answer: schoolDetailsAnswer,
  })
  getSchoolDetails() {
    return this.schools.list();
  }

  @Put()
  @AdminOnly()
  @Describe({
    summary: 'Says anew what a branch is; receipts that were given stay as they are',
    answer: schoolDetailsAnswer,
    problems: [409],
  })
  async changeSchoolDetails(
    @Body({ schema: newSchoolDetailsSchema }) details: NewSchoolDetails,
    @SignedIn() account: SignedInAccount,
  ) {
    return orRefuse(await this.schools.change(details, account));
  }
}
