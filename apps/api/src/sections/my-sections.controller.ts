import { Get, HttpCode } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import {
  classSectionSchema,
  sectionExportSchema,
  studentIdSchema,
  type ClassSection,
  type NamedStudent,
  type SectionExportQuery,
} from '@school/domain';
import { SignedIn, type Caller } from '../auth/signed-in';
import { AnswersFile, ApiProblems, Describe, Queried } from '../common/route-doc';
import { OfficeController, OfficeOrTeacher } from '../common/who-may-call';
import { Exported } from '../exports/exported';
import { mySectionsAnswer, sectionStudentsAnswer } from './my-sections.answers';
import { MySectionsService } from './my-sections.service';

@OfficeController('api/office/mySections', 'Sections')
export class MySectionsController {
  constructor(private readonly sections: MySectionsService) {}

  @Get()
  @OfficeOrTeacher()
  @Describe(
    'The sections that the caller may work in: all of them, or those that a teacher was given',
    mySectionsAnswer,
  )
  mySections(@SignedIn() account: Caller) {
    return this.sections.list(account);
  }

  @Get('students')
  @OfficeOrTeacher()
  @Describe('The students of one of them, by name, and whom to call', sectionStudentsAnswer)
  studentsOfMySection(@Queried(classSectionSchema) section: ClassSection, @SignedIn() account: Caller) {
    return this.sections.studentsOf(section, account);
  }

  @Get('students/export')
  @OfficeOrTeacher()
  @Exported('The same as a file')
  exportStudentsOfMySection(
    @Queried(sectionExportSchema) query: SectionExportQuery,
    @SignedIn() account: Caller,
  ) {
    return this.sections.export(query, account);
  }

  @Get('photo')
  @OfficeOrTeacher()
  @HttpCode(200)
  @ApiOperation({
    summary: 'The photo of a student in one of them',
  })
  @AnswersFile('The picture', 'image/png', 'image/jpeg', 'image/webp')
  @ApiProblems(404)
  photoOfMyStudent(@Queried(studentIdSchema) { studentID }: NamedStudent, @SignedIn() account: Caller) {
    return this.sections.photo(studentID, account);
  }
}
