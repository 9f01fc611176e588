import { UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useKitMessages } from '../messages/kit-messages';

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

const Photo = styled.div`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: ${({ theme }) => theme.size.portrait.width};
  block-size: ${({ theme }) => theme.size.portrait.height};
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.canvas};
  color: ${({ theme }) => theme.color.inkMuted};

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

const Text = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

const Name = styled.h2`
  font-size: ${({ theme }) => theme.font.size.l};
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

export interface StudentSummaryProps {
  readonly name: string;
  readonly studentID: string;
  readonly photoUrl?: string | undefined;
  readonly details?: readonly { readonly label: string; readonly value: ReactNode }[] | undefined;
}

export function StudentSummary({ name, studentID, photoUrl, details = [] }: StudentSummaryProps) {
  const messages = useKitMessages();
  return (
    <Box>
      <Photo>
        {photoUrl === undefined ? (
          <UserRound aria-hidden="true" />
        ) : (
          <img src={photoUrl} alt={messages.photoOf(name)} />
        )}
      </Photo>
      <Text>
        <Name>{name}</Name>
        <Details>
          {[{ label: messages.studentId, value: studentID }, ...details].map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Details>
      </Text>
    </Box>
  );
}
