import { schoolDate } from '@school/domain';
import { DateInput, EmptyState, Field, PageHeader, Row, Stack } from '@school/ui';
import { useScreenName } from '../../screen/features';
import { useChoice } from '../../screen/use-choice';
import { LoadFailed } from '../../screen/load-failed';
import { Loading } from '../../screen/loading';
import { Choice } from '../form/choice';
import { useTimeTableMessages } from './messages';
import { OpenLessons } from './open-lessons';
import { TimeTableTabs } from './time-table-tabs';
import { useStandIns, useTeachers } from './use-time-table';

/** A teacher is absent: which lessons have to be given, and who is free for each (D66). */
export function StandInsPage() {
  const words = useTimeTableMessages();
  const title = useScreenName();
  const teachers = useTeachers();
  const [teacher, chooseTeacher] = useChoice('teacher');
  const [asked, chooseDay] = useChoice('day');
  const day = asked === '' ? schoolDate(new Date()) : asked;
  const open = useStandIns({ teacher, day });
  const failed = teachers.error ?? open.error;
  return (
    <Stack>
      <PageHeader title={title} description={words.standIns} />
      <TimeTableTabs open="standIns" />
      {failed && (
        <LoadFailed
          title={words.failed}
          reason={failed.message}
          again={() => Promise.all([teachers.refetch(), ...(teacher === '' ? [] : [open.refetch()])])}
        />
      )}
      {teachers.data?.length === 0 && (
        <EmptyState title={words.noTeachers} description={words.noTeachersText} />
      )}
      {teachers.data && teachers.data.length > 0 && (
        <Row>
          <Choice
            label={words.absent}
            value={teacher}
            placeholder={words.chooseTeacher}
            options={teachers.data.map((one) => ({ value: one.id, label: one.name }))}
            onChange={chooseTeacher}
          />
          <Field label={words.day}>
            {(control) => <DateInput {...control} value={day} onChange={chooseDay} />}
          </Field>
        </Row>
      )}
      {(teachers.isPending || open.isLoading) && <Loading />}
      {open.data && <OpenLessons lessons={open.data} />}
    </Stack>
  );
}
