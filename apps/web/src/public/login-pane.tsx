import { schoolCodes } from '@school/domain';
import { Crest } from '@school/ui/school';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useWords } from '../messages/words';
import { useSiteMessages } from './messages';
import school from './pictures/school.svg';

const Panes = styled.div`
  display: grid;
  align-self: center;
  grid-template-columns: 5fr 4fr;
  inline-size: min(100%, ${({ theme }) => theme.size.panes});
  margin-block: auto;
  overflow: hidden;
  border: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.paper};
  box-shadow: ${({ theme }) => theme.shadow.raised};

  @media (max-width: ${({ theme }) => theme.breakpoint.drawer}) {
    grid-template-columns: 1fr;
    inline-size: min(100%, ${({ theme }) => theme.size.dialog});
  }
`;

/** Shows whose login it is where there is room; on a small screen only the form matters. */
const School = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  background: ${({ theme }) => theme.color.band};
  color: ${({ theme }) => theme.color.onBand};

  img {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }

  @media (max-width: ${({ theme }) => theme.breakpoint.drawer}) {
    display: none;
  }
`;

const Branches = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  margin: 0;
  padding: ${({ theme }) => theme.space.xl};
  list-style: none;

  strong,
  span {
    display: block;
  }

  strong {
    font-size: ${({ theme }) => theme.font.size.l};
    line-height: ${({ theme }) => theme.font.line.tight};
  }
`;

const Form = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: ${({ theme }) => theme.space.m};
  min-inline-size: 0;
  padding: ${({ theme }) => theme.space.xl};

  @media (max-width: ${({ theme }) => theme.breakpoint.phone}) {
    padding: ${({ theme }) => theme.space.m};
  }
`;

/** The school's drawing and its branches on one side, the form on the other, under the crest. */
export function LoginPane({ children }: { readonly children: ReactNode }) {
  const { options } = useWords();
  const { branches } = useSiteMessages();
  return (
    <Panes>
      <School>
        <Branches>
          {schoolCodes.map((code) => (
            <li key={code}>
              <strong>{options.branchCode[code]}</strong>
              <span>{branches[code].teaches}</span>
            </li>
          ))}
        </Branches>
        <img src={school} alt="" width={900} height={500} />
      </School>
      <Form>
        <Crest size="m" />
        {children}
      </Form>
    </Panes>
  );
}
