import { classLabelOf, fullName } from '@school/domain';
import { Badge } from '@school/ui';
import styled from 'styled-components';
import type { FoundStudent } from '../../api/types';
import { useWords } from '../../messages/words';
import { Thumbnail } from '../student/thumbnail';
import { useFindStudentMessages } from './messages';

const Line = styled.span`
  display: flex;
  gap: ${({ theme }) => theme.space.s};
  align-items: center;

  & > :first-child {
    flex: none;
  }
`;

const Text = styled.span`
  display: grid;
  min-inline-size: 0;
`;

const Name = styled.span`
  font-weight: ${({ theme }) => theme.font.weight.medium};
`;

const Details = styled.span`
  color: ${({ theme }) => theme.color.inkMuted};
  font-size: ${({ theme }) => theme.font.size.xs};
`;

/** One match under the box: photo, name, and details that tell apart students of the same name (D57). */
export function Match({ match }: { readonly match: FoundStudent }) {
  const words = useFindStudentMessages();
  const { studentID, fatherName, studentReceiptNo, book, left } = match;
  const schoolClass = classLabelOf(match, useWords());
  return (
    <Line>
      <Thumbnail id={match.profilePictureRef} alt="" />
      <Text>
        <Name>
          {studentReceiptNo === undefined ? fullName(match) : words.receipt(book ?? studentReceiptNo)}{' '}
          {left && <Badge tone="warning">{words.leftSchool}</Badge>}
        </Name>
        <Details>
          {studentReceiptNo === undefined
            ? words.details(studentID, schoolClass, fatherName)
            : words.receiptOf(fullName(match), schoolClass)}
        </Details>
      </Text>
    </Line>
  );
}
