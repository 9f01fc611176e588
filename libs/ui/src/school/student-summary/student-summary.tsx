import { UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Heading } from '../../heading/heading';
import { useSchoolMessages } from '../messages/school-messages';
import { framedPicture } from '../../theme/framed-picture';
import type { OuterProps } from '../../theme/outer-props';

const Box = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space.m};
  padding: ${({ theme }) => theme.space.m};
  border: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.paper};

  @media (max-width: ${({ theme }) => theme.breakpoint.phone}) {
    flex-direction: column;
  }
`;

/** One line, for a page with more to show: a thumbnail, the name, and the other facts beside it. */
const Strip = styled(Box)`
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.m}`};

  @media (max-width: ${({ theme }) => theme.breakpoint.phone}) {
    flex-direction: row;
  }
`;

const Photo = styled.div<{ $isSmall: boolean }>`
  ${framedPicture}
  inline-size: ${({ theme, $isSmall }) => ($isSmall ? theme.size.thumbnail : theme.size.portrait.width)};
  block-size: ${({ theme, $isSmall }) => ($isSmall ? theme.size.thumbnail : theme.size.portrait.height)};
`;

const Text = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

const Name = styled(Heading)`
  overflow-wrap: anywhere;
`;

const Details = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ theme }) => theme.size.detail}), 1fr));
  gap: ${({ theme }) => `${theme.space.xs} ${theme.space.m}`};
  margin-block-start: ${({ theme }) => theme.space.xs};

  dt {
    color: ${({ theme }) => theme.color.inkMuted};
    font-size: ${({ theme }) => theme.font.size.xs};
  }

  dd {
    font-weight: ${({ theme }) => theme.font.weight.medium};
    overflow-wrap: anywhere;
  }
`;

// On a phone only two facts: there is no room for more, and they are enough to tell namesakes apart.
const OnOneLine = styled(Text)`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${({ theme }) => `0 ${theme.space.m}`};

  dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${({ theme }) => `0 ${theme.space.m}`};
    margin: 0;
  }

  dl > div {
    display: flex;
    gap: ${({ theme }) => theme.space.xxs};
    align-items: baseline;
    font-size: ${({ theme }) => theme.font.size.s};
  }

  @media (max-width: ${({ theme }) => theme.breakpoint.phone}) {
    dl > div:nth-child(n + 3) {
      display: none;
    }
  }
`;

export interface StudentSummaryProps extends OuterProps {
  /** `s` is a one-line strip. */
  readonly size?: 's' | 'm' | undefined;
  /** The full name of the student. */
  readonly name: string;
  /** The student ID. */
  readonly studentID: string;
  /** The address of the photo; without it the outline of a person is shown. */
  readonly photoUrl?: string | undefined;
  /** More facts, each with a label. */
  readonly details?: readonly { readonly label: string; readonly value: ReactNode }[] | undefined;
}

/** Shows which student a page is about: name, photo, IDs and class. */
export function StudentSummary({
  size = 'm',
  name,
  studentID,
  photoUrl,
  details = [],
  ...outer
}: StudentSummaryProps) {
  const messages = useSchoolMessages();
  const isSmall = size === 's';
  const [Frame, Words] = isSmall ? [Strip, OnOneLine] : [Box, Text];
  return (
    <Frame {...outer}>
      <Photo $isSmall={isSmall}>
        {photoUrl === undefined ? (
          <UserRound aria-hidden="true" />
        ) : (
          <img src={photoUrl} alt={messages.photoOf(name)} />
        )}
      </Photo>
      <Words>
        <Name size="l">{name}</Name>
        <Details>
          {[{ label: messages.studentId, value: studentID }, ...details].map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Details>
      </Words>
    </Frame>
  );
}
