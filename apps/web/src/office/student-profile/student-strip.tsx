import {
  choiceLabel,
  classLabelOf,
  formatRupees,
  fromRupees,
  fullName,
  paise,
  phoneLabel,
} from '@school/domain';
import { Card, DescriptionItem, DescriptionList } from '@school/ui';
import styled from 'styled-components';
import type { Student } from '../../api/types';
import { useWords } from '../../messages/words';
import { Thumbnail } from '../student/thumbnail';
import { useStudentProfileMessages } from './messages';

const Line = styled(Card)`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.l};
  padding-block: ${({ theme }) => theme.space.m};

  @media (max-width: ${({ theme }) => theme.breakpoint.phone}) {
    align-items: flex-start;
    gap: ${({ theme }) => theme.space.m};
  }
`;

const Facts = styled(DescriptionList)`
  flex: 1;

  dd {
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }
`;

/** The name, on a line of its own on a phone, where it may need more than half the width. */
const NameFact = styled(DescriptionItem)`
  @media (max-width: ${({ theme }) => theme.breakpoint.phone}) {
    grid-column: 1 / -1;
  }
`;

/** The facts asked for most often, in one line: name, class, parents, amount owed. */
export function StudentStrip({ student }: { readonly student: Student }) {
  const students = useStudentProfileMessages();
  const words = useWords();
  const { labels, options } = words;
  // A negative amount is an overpayment (D73).
  const owed = fromRupees(student.fees?.outstandingDue ?? 0);
  const facts = [
    [labels.class, classLabelOf(student, words)],
    [labels.boardType, choiceLabel(options.boardType, student.boardType)],
    [labels.fatherName, student.personalDetail.fatherName],
    [labels.primaryMobile, phoneLabel(student.primaryMobile)],
    owed < 0
      ? [options.head.advance, formatRupees(paise(0 - owed))]
      : [students.owes, student.fees ? formatRupees(owed) : students.notKnown],
  ] as const;
  return (
    <Line>
      <Thumbnail id={student.profilePictureRef} alt={students.photoOf(fullName(student))} size="l" />
      <Facts size="s">
        {facts.map(([label, value]) => {
          const Fact = label === labels.fatherName ? NameFact : DescriptionItem;
          return (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          );
        })}
      </Facts>
    </Line>
  );
}
