import {
  outcomeOfDecision,
  choiceLabel,
  classLabelOf,
  fullName,
  phoneLabel,
  type ClassListQuery,
  type Words,
} from '@school/domain';
import { sectionColumns } from '../exports/section-columns';
import { dateColumn, textColumn, type Column, type Sheet } from '../exports/sheet';
import type { ClassListAnswer } from './new-session.answers';

type Row = ClassListAnswer['students'][number];

/** The class and section of a move; a student who passes out has none. */
interface MovePlace {
  readonly class?: string | undefined;
  readonly section?: string | undefined;
}

/** A section of the ending or the new session as a file, with the columns of the printed list (D69, D70). */
export function sessionListSheet(
  list: ClassListAnswer,
  session: ClassListQuery['session'],
  words: Words,
): Sheet<Row> {
  const { labels, options } = words;
  const placeLabel = ({ class: schoolClass = '', section = '*' }: MovePlace) =>
    classLabelOf({ class: schoolClass, section }, words);
  const ending: readonly Column<Row>[] = [
    textColumn(labels.became, ({ moved }) =>
      moved
        ? choiceLabel(options.became, choiceLabel(outcomeOfDecision, moved.decision))
        : options.decision.undecided,
    ),
    textColumn(labels.newClass, ({ moved }) =>
      moved && moved.decision !== 'passes-out' ? placeLabel(moved) : undefined,
    ),
  ];
  const begun: readonly Column<Row>[] = [
    textColumn(labels.cameFrom, ({ cameFrom }) => cameFrom && placeLabel(cameFrom)),
  ];
  return {
    file: 'session-class-list',
    columns: [
      textColumn(labels.session, () => list.session),
      ...sectionColumns<Row>(() => list, words),
      textColumn(labels.studentID, ({ studentID }) => studentID),
      textColumn(labels.studentName, fullName),
      textColumn(labels.stream, ({ stream }) => stream && choiceLabel(options.stream, stream)),
      textColumn(labels.fatherName, ({ fatherName }) => fatherName),
      dateColumn(labels.dateOfBirth, ({ dateOfBirth }) => dateOfBirth),
      textColumn(labels.primaryMobile, ({ primaryMobile }) => phoneLabel(primaryMobile)),
      ...(session === 'ending' ? ending : begun),
    ],
    rows: list.students,
  };
}
