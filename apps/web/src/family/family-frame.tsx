import { classLabelOf, fullName, institutionName } from '@school/domain';
import { Footer, SkipLink, useKitMessages } from '@school/ui';
import { Crest } from '@school/ui/school';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AppNotices } from '../app-update/app-notices';
import { DemonstrationBar } from '../demonstration/demonstration-bar';
import { LookChoice } from '../look/look-choice';
import { useInLanguage } from '../messages/in-language';
import { useMessages } from '../messages/messages';
import { useWords } from '../messages/words';
import { FAMILY } from '../session/return-url';
import { LanguageSwitch } from '../sign-in/language-switch';
import { UserMenu } from '../sign-in/user-menu';
import { Brand, Child, Head, Line, Main, Notices, Page } from './family-frame.styles';
import { FamilyNav } from './family-nav';
import { useChild } from './use-family';

/** Shows whose pages these are once loaded: the school of the branch, the child and the class. */
function Whose() {
  const child = useChild().data;
  const words = useWords();
  const say = useInLanguage();
  return (
    <>
      <Line>
        <Brand>
          <Link to={FAMILY}>
            <Crest size="s" />
            {child ? say(child.branchName, child.branchNameHindi) : institutionName}
          </Link>
        </Brand>
        <UserMenu />
      </Line>
      <Line>
        <Child>
          {child && (
            <>
              <strong>{fullName(child)}</strong> <span>{classLabelOf(child, words)}</span>
            </>
          )}
        </Child>
        <LanguageSwitch size="s" />
      </Line>
    </>
  );
}

/** The frame of every page of a family: the child above, the links to the pages under the thumb, or below the head if wide. */
export function FamilyFrame({ children }: { readonly children: ReactNode }) {
  const { footer } = useMessages();
  const { skipToContent } = useKitMessages();
  return (
    <Page>
      <SkipLink href="#main">{skipToContent}</SkipLink>
      <DemonstrationBar />
      <Head>
        <Whose />
      </Head>
      <FamilyNav />
      <Notices role="status">
        <AppNotices />
      </Notices>
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      <Footer variant="quiet" centred links={[{ key: 'look', link: <LookChoice /> }]}>
        {footer(institutionName)}
      </Footer>
    </Page>
  );
}
