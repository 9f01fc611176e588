import { STORY_PAGE, storyLinesOf, type StoryFilter } from '@school/domain';
import { calls } from '../../api/school-api';
import type { DefinedFields } from '../list/use-list-query';
import { partOf, usePart } from '../list/use-part';
import { MOST_PRINTED, PRINT_PAGE, wholeOf } from '../list/whole-list';

interface StoryRequest {
  readonly studentID: string;
  readonly filter: DefinedFields<StoryFilter>;
}

const readPage = async (
  { studentID, filter }: StoryRequest,
  page: number,
  size: number,
  signal?: AbortSignal,
) => {
  const query = { ...filter, studentID, page: String(page), size: String(size) };
  const call = calls.GET('/api/office/studentStory', { params: { query }, ...(signal && { signal }) });
  const { rows, total } = await partOf(call);
  return { rows: storyLinesOf(rows), total };
};

/** A page of the changes to a student, newest first (D85). Never cached: the user has perhaps just made a change. */
export const useStory = (request: StoryRequest, page: number) =>
  usePart(['student-story', request, page], (signal) => readPage(request, page, STORY_PAGE, signal));

/** Returns all lines that a filter finds, for paper. @throws Refusal */
export async function wholeStory(request: StoryRequest) {
  const load = (page: number) => readPage(request, page, PRINT_PAGE);
  return (await wholeOf(load, MOST_PRINTED, ({ id }) => id)).rows;
}
