import { fullName, sectionLabel } from '@school/domain';
import { StudentSummary } from '@school/ui/school';
import { inLowWindow } from '@school/ui';
import styled, { css } from 'styled-components';
import { usePicture } from '../../api/use-picture';
import { useWords } from '../../messages/words';
import { useFeesMessages } from './messages';
import type { StudentAtCounter } from './use-fees';

const InSight = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  ${inLowWindow(css`
    position: static;
  `)}
`;

/** Whose money it is stays in sight while the page scrolls. */
export function WhoPays({ student, branchCode }: Pick<StudentAtCounter, 'student' | 'branchCode'>) {
  const fees = useFeesMessages();
  const words = useWords();
  const { options } = words;
  return (
    <InSight>
      <StudentSummary
        size="s"
        name={fullName(student)}
        studentID={student.studentID}
        photoUrl={usePicture(student.profilePictureRef)}
        details={[
          { label: fees.class, value: options.class[student.class] },
          { label: fees.section, value: sectionLabel(student.section, words) },
          { label: fees.board, value: options.boardType[student.boardType] },
          { label: fees.branch, value: options.branchCode[branchCode] },
          { label: fees.father, value: student.fatherName },
        ]}
      />
    </InSight>
  );
}
