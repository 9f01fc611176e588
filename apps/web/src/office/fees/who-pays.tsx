import { fullName, sectionLabel } from '@school/domain';
import { StudentSummary } from '@school/ui/school';
import { inLowWindow } from '@school/ui';
import styled, { createGlobalStyle, css } from 'styled-components';
import { usePicture } from '../../api/use-picture';
import { useWords } from '../../messages/words';
import type { StudentAtCounter } from './use-fees';

// Above the headings of the entries, which stay in sight at the same edge.
const InSight = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 3;
  ${inLowWindow(css`
    position: static;
  `)}
`;

// A focused control scrolls to below the card and not under it, even when the card's details take two lines.
const RoomForCard = createGlobalStyle`
  html {
    scroll-padding-block-start: calc(${({ theme }) => `${theme.size.formBar} + ${theme.space.l}`});
    ${inLowWindow(css`
      scroll-padding-block-start: auto;
    `)}
  }
`;

/** The student who pays, in sight while the page scrolls. */
export function WhoPays({ student, branchCode }: Pick<StudentAtCounter, 'student' | 'branchCode'>) {
  const words = useWords();
  const { labels, options } = words;
  return (
    <InSight>
      <RoomForCard />
      <StudentSummary
        size="s"
        name={fullName(student)}
        studentID={student.studentID}
        photoUrl={usePicture(student.profilePictureRef)}
        details={[
          { label: labels.class, value: options.class[student.class] },
          { label: labels.section, value: sectionLabel(student.section, words) },
          { label: labels.boardType, value: options.boardType[student.boardType] },
          { label: labels.branchCode, value: options.branchCode[branchCode] },
          { label: labels.fatherName, value: student.fatherName },
        ]}
      />
    </InSight>
  );
}
