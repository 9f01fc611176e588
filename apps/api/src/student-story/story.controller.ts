import { Get } from '@nestjs/common';
import { storyQuerySchema, type StoryQuery } from '@school/domain';
import { DescribePage } from '../common/paged';
import { Queried } from '../common/route-doc';
import { AdminController } from '../common/who-may-call';
import { storyAnswer } from './story.answers';
import { StoryService } from './story.service';

@AdminController('api/office', 'Students')
export class StoryController {
  constructor(private readonly stories: StoryService) {}

  @Get('studentStory')
  @DescribePage(
    'The history of a student, record and money, newest first, each with the balance before and after; also of one who has left',
    'Lines that the query found',
    storyAnswer,
    [404],
  )
  studentStory(@Queried(storyQuerySchema) query: StoryQuery) {
    return this.stories.page(query);
  }
}
