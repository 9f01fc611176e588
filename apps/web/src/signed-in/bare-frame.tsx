import { institutionName } from '@school/domain';
import { Footer, SkipLink, TopBar, useKitMessages } from '@school/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AppNotices } from '../app-update/app-notices';
import { DemonstrationBar } from '../demonstration/demonstration-bar';
import { useMessages } from '../messages/messages';
import { UserMenu } from '../sign-in/user-menu';

/** Keeps the footer at the end of the window when the page is shorter. */
const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
`;

const Middle = styled.main`
  flex: 1;
  inline-size: 100%;
  max-inline-size: ${({ theme }) => theme.size.dialog};
  margin: ${({ theme }) => theme.space.xl} auto;
  padding: 0 ${({ theme }) => theme.space.m};
`;

const Bar = styled.header`
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.l}`};
  border-block-end: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.paper};
`;

/** The frame for a user who may open only one screen so far: logout and language, and nothing that leads elsewhere. */
export function BareFrame({ children }: { readonly children: ReactNode }) {
  const { footer } = useMessages();
  const { skipToContent } = useKitMessages();
  return (
    <Page>
      <SkipLink href="#main">{skipToContent}</SkipLink>
      <DemonstrationBar />
      <Bar>
        <TopBar brand={institutionName} actions={<UserMenu />} />
      </Bar>
      <div role="status">
        <AppNotices />
      </div>
      <Middle id="main" tabIndex={-1}>
        {children}
      </Middle>
      <Footer variant="quiet">{footer(institutionName)}</Footer>
    </Page>
  );
}
