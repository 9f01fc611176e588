import { Body, Get, Post, Put, UseInterceptors } from '@nestjs/common';
import {
  classListExportSchema,
  classListSchema,
  classSectionSchema,
  runPlanSchema,
  sectionPlanSchema,
  sessionNameSchema,
  takeBackMoveSchema,
  type ClassListExportQuery,
  type ClassListQuery,
  type ClassSection,
  type Language,
  type RunPlan,
  type SectionPlan,
  type SessionNameQuery,
  type TakeBackMove,
} from '@school/domain';
import { SignedIn, type Caller } from '../auth/signed-in';
import { CallerLanguage } from '../common/caller-words';
import { LongCallInterceptor } from '../common/long-calls';
import { Describe, DescribeMade, Queried } from '../common/route-doc';
import { AdminController } from '../common/who-may-call';
import { Exported } from '../exports/exported';
import { MovingService } from './moving.service';
import {
  classListAnswer,
  movedBackAnswer,
  newSessionAnswer,
  planRunAnswer,
  sectionToMoveAnswer,
  sessionClosingAnswer,
} from './new-session.answers';
import { NewSessionService } from './new-session.service';
import { SessionClosingService } from './session-closing.service';

@AdminController('api/office', 'New session')
export class NewSessionController {
  constructor(
    private readonly sessions: NewSessionService,
    private readonly moving: MovingService,
    private readonly closings: SessionClosingService,
  ) {}

  @Get('newSession')
  @Describe(
    'The progress of each section at the end of the session, and the closed sessions',
    newSessionAnswer,
  )
  newSession() {
    return this.sessions.overview();
  }

  @Get('sectionToMove')
  @Describe('The students of a section at the end of the session, with its plan', sectionToMoveAnswer)
  sectionToMove(@Queried(classSectionSchema) section: ClassSection) {
    return this.sessions.section(section);
  }

  @Put('sectionPlan')
  @Describe('Stores the plan of a section; nobody is moved yet', sectionToMoveAnswer, [409])
  saveSectionPlan(@Body({ schema: sectionPlanSchema }) plan: SectionPlan, @SignedIn() account: Caller) {
    return this.sessions.plan(plan, account);
  }

  @Post('runSectionPlan')
  @Describe(
    'Moves the students of a section by its plan; an interrupted run continues where it stopped',
    planRunAnswer,
    [409],
  )
  runSectionPlan(
    @Body({ schema: runPlanSchema }) plan: RunPlan,
    @SignedIn() account: Caller,
    @CallerLanguage() language: Language,
  ) {
    return this.sessions.run(plan, account, language);
  }

  @Post('takeBackMove')
  @Describe(
    'Takes back the decision about a student, until the first entry of the new session',
    movedBackAnswer,
    [404, 409],
  )
  takeBackMove(@Body({ schema: takeBackMoveSchema }) move: TakeBackMove, @SignedIn() account: Caller) {
    return this.moving.takeBack(move, account);
  }

  @Get('classList')
  @Describe('The class list of a section, for the session that ends or the new one', classListAnswer)
  classList(@Queried(classListSchema) query: ClassListQuery) {
    return this.sessions.classList(query);
  }

  @Get('classList/export')
  @Exported('The same as a file')
  exportClassList(@Queried(classListExportSchema) query: ClassListExportQuery) {
    return this.sessions.exportClassList(query);
  }

  @Post('closeSession')
  @UseInterceptors(LongCallInterceptor)
  @DescribeMade(
    'Closes the session that is over and fixes the totals of each branch',
    sessionClosingAnswer,
    [409],
  )
  closeSession(@Body({ schema: sessionNameSchema }) session: SessionNameQuery, @SignedIn() account: Caller) {
    return this.closings.close(session, account);
  }
}
