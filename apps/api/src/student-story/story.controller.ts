import { Get } from '@nestjs/common';
import { storyQuerySchema, type StoryQuery } from '@school/domain';
import { Paged, type Page } from '../common/paged';
import { orRefuse } from '../common/refusal';
import { Describe, Queried } from '../common/route-doc';
import { AdminController } from '../common/who-may-call';
import { storyAnswer, type StoryAnswer } from './story.answers';
import { StoryService } from './story.service';

@AdminController('api/office', 'Students')
export class StoryController {
  constructor(private readonly stories: StoryService) {}

  @Get('studentStory')
  @Describe({
    summary:
      'All that was done to a student, record and money, newest first, each with the balance before and after; also of one who left',
    answer: storyAnswer,
    problems: [404],
  })
  @Paged(storyAnswer, 'Lines that the query found')
  async studentStory(@Queried(storyQuerySchema) query: StoryQuery): Promise<Page<StoryAnswer[number]>> {
    return orRefuse(await this.stories.page(query));
  }
}
