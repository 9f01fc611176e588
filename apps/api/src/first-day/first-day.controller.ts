import { Body, Get, Post, Put } from '@nestjs/common';
import { firstDayChoiceSchema, type FirstDayChoice } from '@school/domain';
import { Describe } from '../common/route-doc';
import { AdminController } from '../common/who-may-call';
import { firstDayAnswer } from './first-day.answers';
import { FirstDayService } from './first-day.service';

@AdminController('api/office/firstDay', 'First day')
export class FirstDayController {
  constructor(private readonly day: FirstDayService) {}

  @Get()
  @Describe(
    'How far a school that begins is with its first steps; nothing for one that works already',
    firstDayAnswer,
  )
  firstDay() {
    return this.day.read();
  }

  @Put()
  @Describe('Says that a step is not needed at this school, or is after all', firstDayAnswer)
  chooseFirstDayStep(@Body({ schema: firstDayChoiceSchema }) choice: FirstDayChoice) {
    return this.day.choose(choice);
  }

  @Post('hide')
  @Describe('Hides the first steps for good', firstDayAnswer)
  hideFirstDay() {
    return this.day.hide();
  }
}
