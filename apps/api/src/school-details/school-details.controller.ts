import { Body, Get, Put } from '@nestjs/common';
import { newSchoolDetailsSchema, type NewSchoolDetails } from '@school/domain';
import { SignedIn, type Caller } from '../auth/signed-in';
import { Describe } from '../common/route-doc';
import { AdminOnly, OfficeController } from '../common/who-may-call';
import { schoolDetailsAnswer } from './school-details.answers';
import { SchoolDetailsService } from './school-details.service';

@OfficeController('api/office/school-details', 'School')
export class SchoolDetailsController {
  constructor(private readonly schools: SchoolDetailsService) {}

  @Get()
  @Describe(
    'The details of each branch for its papers, its UPI id and its fine for a returned cheque',
    schoolDetailsAnswer,
  )
  getSchoolDetails() {
    return this.schools.list();
  }

  @Put()
  @AdminOnly()
  @Describe(
    'Changes the details of a branch; receipts already given stay as they are',
    schoolDetailsAnswer,
    [409],
  )
  changeSchoolDetails(
    @Body({ schema: newSchoolDetailsSchema }) details: NewSchoolDetails,
    @SignedIn() account: Caller,
  ) {
    return this.schools.change(details, account);
  }
}
