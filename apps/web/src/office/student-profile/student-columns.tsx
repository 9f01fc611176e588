import { choiceLabel, dateLabel, fullName, schoolDate, type SortableColumn } from '@school/domain';
import { TextLink, useKitMessages, type Column, type ColumnSort } from '@school/ui';
import { Link } from 'react-router-dom';
import type { ListedStudent } from '../../api/types';
import { classLabelOf, useWords } from '../../messages/words';
import { useStudentsMessages } from '../student/messages';
import { profileOf } from '../student/profile-of';
import { Thumbnail } from '../student/thumbnail';

/**
 * The columns of the registered students (section 2): the photo beside the name, which opens the student.
 * @param numberOf which row of the whole list a student is
 * @param areGone shows when they left
 */
export function useStudentColumns(
  numberOf: (student: ListedStudent) => number,
  sortBy: (column: SortableColumn) => ColumnSort,
  areGone: boolean,
): readonly Column<ListedStudent>[] {
  const { columns: names, photoOf } = useStudentsMessages();
  const words = useWords();
  const { options } = words;
  const { locale } = useKitMessages();
  const leftAt: Column<ListedStudent> = {
    key: 'leftAt',
    header: names.leftAt,
    render: (student) =>
      student.leftAt !== undefined && dateLabel(schoolDate(new Date(student.leftAt)), locale),
  };
  return [
    { key: 'number', header: names.number, align: 'end', folds: { at: 'phone' }, render: numberOf },
    {
      key: 'studentID',
      header: names.studentID,
      sort: sortBy('studentID'),
      render: ({ studentID }) => studentID,
    },
    {
      key: 'photo',
      header: names.photo,
      folds: { at: 'phone' },
      render: (student) => <Thumbnail id={student.profilePictureRef} alt={photoOf(fullName(student))} />,
    },
    {
      key: 'name',
      header: names.studentName,
      minWidth: '8.5rem',
      sort: sortBy('studentName'),
      render: (student) => (
        <TextLink as={Link} to={profileOf(student)}>
          {fullName(student)}
        </TextLink>
      ),
    },
    {
      key: 'father',
      header: names.fatherName,
      folds: { at: 'phone', into: 'name' },
      sort: sortBy('fatherName'),
      render: ({ fatherName }) => fatherName,
    },
    {
      key: 'mother',
      header: names.motherName,
      folds: { at: 'phone' },
      sort: sortBy('motherName'),
      render: ({ motherName }) => motherName,
    },
    {
      key: 'board',
      header: names.board,
      folds: { at: 'drawer', into: 'class' },
      sort: sortBy('board'),
      render: ({ boardType }) => choiceLabel(options.boardType, boardType),
    },
    {
      key: 'class',
      header: names.class,
      sort: sortBy('class'),
      render: (student) => classLabelOf(student, words),
    },
    ...(areGone ? [leftAt] : []),
  ];
}
