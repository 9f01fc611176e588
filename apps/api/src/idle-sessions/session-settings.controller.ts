import { Body, Get, Post, Put } from '@nestjs/common';
import { sessionSettingsSchema, type SessionSettings } from '@school/domain';
import { Describe } from '../common/route-doc';
import { AdminOnly, OfficeController, OfficeOrTeacher } from '../common/who-may-call';
import { sessionSettingsAnswer } from './session-settings.answers';
import { SessionSettingsService } from './session-settings.service';

@OfficeController('api/office', 'Sessions')
export class SessionSettingsController {
  constructor(private readonly settings: SessionSettingsService) {}

  @Post('atWork')
  @OfficeOrTeacher()
  @Describe(
    'Records that somebody is working at the desk; answers when idle sessions end',
    sessionSettingsAnswer,
  )
  atWork() {
    // The token check has already counted the call as work.
    return this.settings.read();
  }

  @Get('sessionSettings')
  @Describe(
    'After how many minutes without work the office asks for the password again',
    sessionSettingsAnswer,
  )
  getSessionSettings() {
    return this.settings.read();
  }

  @Put('sessionSettings')
  @AdminOnly()
  @Describe('Changes these minutes for all accounts, from now on', sessionSettingsAnswer)
  changeSessionSettings(@Body({ schema: sessionSettingsSchema }) settings: SessionSettings) {
    return this.settings.change(settings);
  }
}
