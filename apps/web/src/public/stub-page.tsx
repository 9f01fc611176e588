import { PageHeader, Row, Stack, Text } from '@school/ui';
import type { PublicSite } from '../api/types';
import { PageButton } from '../screen/page-link';
import { useSitePageNames } from '../site-text/messages';
import { BranchCards } from './branch-cards';
import { useSiteMessages } from './messages';
import { OwnPage } from './own-page';
import classroom from './pictures/classroom.svg';
import festival from './pictures/festival.svg';
import library from './pictures/library.svg';
import playground from './pictures/playground.svg';
import school from './pictures/school.svg';
import { usePageMessages } from './page-messages';
import { Hero, Spread } from './public.styles';
import type { StubKey } from './stub-keys';
import { UnderConstruction } from './under-construction';
import { usePageTitle } from './use-page-title';
import { WithSite } from './with-site';

const pictures: Readonly<Record<StubKey, string>> = {
  'landing-page': school,
  about: school,
  branch: library,
  academics: classroom,
  infra: playground,
  event: festival,
};

/** A specified page: the school's own version, `UnderConstruction` if removed, else the specified words (section 2, D93). */
export function StubPage({ page }: { readonly page: StubKey }) {
  return (
    <WithSite>
      {(site) => {
        const ownPage = site.pages.find((one) => one.page === page);
        if (ownPage === undefined) return <Stub page={page} site={site} />;
        return ownPage.isRemoved === true ? <UnderConstruction /> : <OwnPage name={page} />;
      }}
    </WithSite>
  );
}

function Stub({ page, site }: { readonly page: StubKey; readonly site: PublicSite }) {
  const { nav } = useSiteMessages();
  const names = useSitePageNames();
  const { stubs } = usePageMessages();
  const { works, text } = stubs.pages[page];
  usePageTitle(undefined, text);
  return (
    <Stack gap="l">
      <Spread>
        <Stack gap="l">
          <Hero>
            <PageHeader title={names[page]} description={text} />
          </Hero>
          <Row>
            <PageButton variant="primary" to="/admissions">
              {nav.admissions}
            </PageButton>
            <PageButton to="/">{stubs.home}</PageButton>
          </Row>
        </Stack>
        <img src={pictures[page]} alt="" width={900} height={500} />
      </Spread>
      <BranchCards site={site} />
      <Text size="s" tone="muted">
        {works}
      </Text>
    </Stack>
  );
}
