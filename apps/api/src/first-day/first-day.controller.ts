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
    'The progress of a new school through its first steps; nothing for one already at work',
    firstDayAnswer,
  )
  firstDay() {
    return this.day.read();
  }

  @Put()
  @Describe('Marks a step as not needed at this school, or as needed again', firstDayAnswer)
  chooseFirstDayStep(@Body({ schema: firstDayChoiceSchema }) choice: FirstDayChoice) {
    return this.day.choose(choice);
  }

  @Post('hide')
  @Describe('Hides the first steps for good', firstDayAnswer)
  hideFirstDay() {
    return this.day.hide();
  }
}
