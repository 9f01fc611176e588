import {
  choiceLabel,
  classLabelOf,
  dateLabel,
  fullName,
  headLabel,
  schoolDate,
  studentFilterSchema,
  studentSorts,
} from '@school/domain';
import type { ListedStudent } from '../../api/types';
import { useWords } from '../../messages/words';
import { useHeads } from '../ledger/use-heads';
import type { List, ListColumn } from '../list/list';
import { useStudentFilters, type ListFilter } from '../list/list-filters';
import { useListMessages } from '../list/messages';
import { useListOrder, useListQuery } from '../list/use-list-query';
import { useTyped } from '../list/use-typed';
import { Noted } from '../list/cells';
import { PageLink } from '../../screen/page-link';
import { profileOf } from '../student/profile-of';
import { Thumbnail } from '../student/thumbnail';
import { useStudentProfileMessages } from './messages';

/**
 * The list of registered students (section 2): the photo beside the name, which opens the student.
 * @param first the number of the first of `rows`, counted from 1 @param areGone whether to show when they left
 */
export function useStudentList(
  first: number,
  rows: readonly ListedStudent[],
  areGone: boolean,
): List<ListedStudent> {
  const students = useStudentProfileMessages();
  const words = useWords();
  const { labels, options } = words;
  const { columns: names, photoOf } = students;
  const leftAt: ListColumn<ListedStudent> = {
    key: 'leftAt',
    header: names.leftAt,
    render: (student) =>
      student.leftAt !== undefined && dateLabel(schoolDate(new Date(student.leftAt)), words.locale),
  };
  const columns: readonly ListColumn<ListedStudent>[] = [
    {
      key: 'number',
      header: names.number,
      align: 'end',
      folds: { at: 'phone' },
      render: (student) => first + rows.indexOf(student),
    },
    {
      key: 'studentID',
      header: labels.studentID,
      sort: 'studentID',
      render: ({ studentID }) => studentID,
    },
    {
      key: 'photo',
      header: labels.profilePictureRef,
      folds: { at: 'phone' },
      render: (student) => <Thumbnail id={student.profilePictureRef} alt={photoOf(fullName(student))} />,
    },
    {
      key: 'name',
      header: names.studentName,
      namesRow: true,
      minWidth: '7.5rem',
      sort: 'studentName',
      render: (student) => <PageLink to={profileOf(student)}>{fullName(student)}</PageLink>,
    },
    {
      key: 'father',
      header: names.fatherName,
      folds: { at: 'phone', into: 'name' },
      sort: 'fatherName',
      render: ({ fatherName }) => fatherName,
    },
    {
      key: 'mother',
      header: names.motherName,
      folds: { at: 'phone' },
      sort: 'motherName',
      render: ({ motherName }) => motherName,
    },
    {
      key: 'board',
      header: labels.boardType,
      folds: { at: 'drawer', into: 'class' },
      sort: 'board',
      render: ({ boardType }) => choiceLabel(options.boardType, boardType),
    },
    {
      key: 'class',
      header: labels.class,
      sort: 'class',
      render: (student) => (
        <Noted
          note={
            student.sitsIn &&
            (areGone ? students.leftFrom : students.untilApril)(classLabelOf(student.sitsIn, words))
          }
        >
          {classLabelOf(student, words)}
        </Noted>
      ),
    },
    ...(areGone ? [leftAt] : []),
  ];
  return {
    words: students,
    columns,
    rowKey: ({ studentID }) => studentID,
    addressOf: profileOf,
  };
}

/** The choices of the list, in their order beside its filter. */
export function useStudentListFilters(): readonly ListFilter[] {
  const { allHeads } = useListMessages();
  const { labels } = useWords();
  const { data: heads = [] } = useHeads();
  const takenHeads = heads.filter(({ takers }) => takers === 'chosen');
  const { branch, class: schoolClass, section, boardType, left } = useStudentFilters();
  const head: ListFilter = {
    name: 'head',
    label: labels.takenHead,
    kind: 'choice',
    all: allHeads,
    options: takenHeads.map(({ head: value }) => ({ value, label: headLabel({}, value) })),
  };
  // Left out in a school without heads to choose, such as a bus.
  return [schoolClass, section, boardType, branch, left, ...(takenHeads.length > 0 ? [head] : [])];
}

/** Stands in the address for all students that the filter finds; no student ID looks like it. */
const ALL = '*';

/**
 * The query of the list. It uses the text in the filter box key by key; only the address waits until the typing pauses.
 */
export function useStudentListQuery() {
  const { filter: filterInAddress, ...query } = useListQuery(studentFilterSchema);
  const { filter: textInAddress = '', ...choices } = filterInAddress;
  const {
    typed,
    setTyped,
    text: filter,
    keepNow,
  } = useTyped(textInAddress, (text) => query.narrow({ filter: text, chosen: '' }));
  const isKept = filter === textInAddress;
  const chosen = query.address.get('chosen') ?? '';
  return {
    ...query,
    ...useListOrder(studentSorts, 'studentID'),
    // The page in the address only applies to the filter in the address.
    page: isKept ? query.page : 1,
    filter: choices,
    // The chosen students may not match another filter.
    set: (name: string, value: string) => query.narrow({ filter, [name]: value, chosen: '' }),
    isNarrowed: filter !== '' || Object.keys(choices).length > 0,
    showAll: () => {
      setTyped('');
      query.showAll();
    },
    /** The chosen student IDs; empty when none, or all that the filter finds, are chosen. */
    chosen: chosen === '' || chosen === ALL ? [] : chosen.split(','),
    hasAll: chosen === ALL,
    choose: (studentIDs: readonly string[]) => query.choose({ chosen: studentIDs.join(',') }),
    chooseAll: () => query.choose({ chosen: ALL }),
    search: { typed, setTyped, filter, isKept, keepNow },
  };
}
