import { roomLabel, type OpenLesson } from '@school/domain';
import { EmptyState, Text, Stack } from '@school/ui';
import styled from 'styled-components';
import { useWords } from '../../messages/words';
import { useSectionName } from '../section/use-section-name';
import { useTimeTableMessages } from './messages';
import { Given, Week } from '../lessons/week-grid.styles';

/** The first column is wider than in a week, because it describes the lesson. */
const Lessons = styled(Week)`
  thead th:first-child {
    inline-size: min(45%, calc(${({ theme }) => theme.space.xxxl} * 4));
  }
`;

/** One line per lesson, with the free teachers, the best choice first. */
export function OpenLessons({ lessons }: { readonly lessons: readonly OpenLesson[] }) {
  const words = useTimeTableMessages();
  const schoolWords = useWords();
  const nameOf = useSectionName();
  if (lessons.length === 0)
    return <EmptyState title={words.noLessonsThen} description={words.noLessonsThenText} />;
  return (
    <Lessons aria-label={words.standIns}>
      <thead>
        <tr>
          <th scope="col">{words.lesson}</th>
          <th scope="col">{words.freeTeachers}</th>
        </tr>
      </thead>
      <tbody>
        {lessons.map(({ lesson, standIns }) => (
          <tr key={lesson.id}>
            <th scope="row">
              {words.period(lesson.period)}
              <Given>
                {[nameOf(lesson), lesson.subject, roomLabel(lesson.room, schoolWords)]
                  .filter((part) => part !== undefined)
                  .map((part) => (
                    <span key={part}>{part}</span>
                  ))}
              </Given>
            </th>
            <td>
              {standIns.length === 0 && <Text tone="muted">{words.nobody}</Text>}
              <Stack as="ul" gap="xxs">
                {standIns.map(({ teacher, teacherName, teachesSection, lessonsThatDay }) => (
                  <li key={teacher}>
                    {teacherName}{' '}
                    <Text as="span" tone="muted">
                      {[...(teachesSection ? [words.knows] : []), words.lessonsThatDay(lessonsThatDay)].join(
                        ' · ',
                      )}
                    </Text>
                  </li>
                ))}
              </Stack>
            </td>
          </tr>
        ))}
      </tbody>
    </Lessons>
  );
}
