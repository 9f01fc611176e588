import { Body, Get, Post, Put, Query, type StreamableFile } from '@nestjs/common';
import {
  changedUnitSchema,
  doneUnitSchema,
  newUnitSchema,
  removedUnitSchema,
  syllabusExportSchema,
  syllabusQuerySchema,
  unitOrderSchema,
  type ChangedUnit,
  type DoneUnit,
  type NewUnit,
  type RemovedUnit,
  type SyllabusExportQuery,
  type SyllabusQuery,
  type UnitOrder,
  type Words,
} from '@school/domain';
import { SignedIn, type SignedInAccount } from '../auth/signed-in';
import { CallerWords } from '../common/caller-words';
import { orRefuse } from '../common/refusal';
import { ApiQueries, Describe } from '../common/route-doc';
import { AdminOrTeacher, OfficeController, OfficeOrTeacher } from '../common/who-may-call';
import { Exported } from '../exports/exported';
import {
  classSyllabusAnswer,
  unitAnswer,
  unitOrderAnswer,
  unitRemovedAnswer,
  type ClassSyllabusAnswer,
  type UnitAnswer,
  type UnitOrderAnswer,
  type UnitRemovedAnswer,
} from './syllabus.answers';
import { SyllabusService } from './syllabus.service';

@OfficeController('api/office/syllabus', 'Syllabus')
export class SyllabusController {
  constructor(private readonly syllabus: SyllabusService) {}

  @Get()
  @OfficeOrTeacher()
  @Describe({
    name: 'getSyllabus',
    summary: 'The units of a class, subject by subject; of a teacher the own subjects',
    answer: classSyllabusAnswer,
  })
  @ApiQueries(syllabusQuerySchema)
  ofClass(
    @Query({ schema: syllabusQuerySchema }) query: SyllabusQuery,
    @SignedIn() account: SignedInAccount,
  ): Promise<ClassSyllabusAnswer> {
    return this.syllabus.ofClass(query, account);
  }

  @Get('export')
  @OfficeOrTeacher()
  @Exported('exportSyllabus', 'The same as a file')
  @ApiQueries(syllabusExportSchema)
  async export(
    @Query({ schema: syllabusExportSchema }) query: SyllabusExportQuery,
    @SignedIn() account: SignedInAccount,
    @CallerWords() words: Words,
  ): Promise<StreamableFile> {
    return orRefuse(await this.syllabus.export(query, account, words));
  }

  @Post('unit')
  @AdminOrTeacher()
  @Describe({
    name: 'addUnit',
    summary: 'Puts a unit at the end of a subject; of a teacher an own one',
    status: 201,
    answer: unitAnswer,
    problems: [409],
  })
  async add(
    @Body({ schema: newUnitSchema }) unit: NewUnit,
    @SignedIn() account: SignedInAccount,
  ): Promise<UnitAnswer> {
    return orRefuse(await this.syllabus.add(unit, account));
  }

  @Put('unit')
  @AdminOrTeacher()
  @Describe({
    name: 'changeUnit',
    summary: 'Changes a unit that is still as it was seen',
    answer: unitAnswer,
    problems: [404, 409],
  })
  async change(
    @Body({ schema: changedUnitSchema }) unit: ChangedUnit,
    @SignedIn() account: SignedInAccount,
  ): Promise<UnitAnswer> {
    return orRefuse(await this.syllabus.change(unit, account));
  }

  @Put('unit/done')
  @AdminOrTeacher()
  @Describe({
    name: 'markUnitDone',
    summary: 'Marks a unit that is still as it was seen as done on a day, or takes that back',
    answer: unitAnswer,
    problems: [404, 409],
  })
  async markDone(
    @Body({ schema: doneUnitSchema }) unit: DoneUnit,
    @SignedIn() account: SignedInAccount,
  ): Promise<UnitAnswer> {
    return orRefuse(await this.syllabus.markDone(unit, account));
  }

  @Post('unit/remove')
  @AdminOrTeacher()
  @Describe({
    name: 'removeUnit',
    summary: 'Takes a unit out that is still as it was seen',
    answer: unitRemovedAnswer,
    problems: [404, 409],
  })
  async remove(
    @Body({ schema: removedUnitSchema }) unit: RemovedUnit,
    @SignedIn() account: SignedInAccount,
  ): Promise<UnitRemovedAnswer> {
    return orRefuse(await this.syllabus.remove(unit, account));
  }

  @Put('order')
  @AdminOrTeacher()
  @Describe({
    name: 'orderUnits',
    summary: 'Puts the units of a subject into another order, over the one that was seen',
    answer: unitOrderAnswer,
    problems: [409],
  })
  async order(
    @Body({ schema: unitOrderSchema }) order: UnitOrder,
    @SignedIn() account: SignedInAccount,
  ): Promise<UnitOrderAnswer> {
    return orRefuse(await this.syllabus.order(order, account));
  }
}
