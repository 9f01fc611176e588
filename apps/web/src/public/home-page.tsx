import { cityOf, institutionName } from '@school/domain';
import { PageHeader, Row, Stack } from '@school/ui';
import styled from 'styled-components';
import type { PublicSite } from '../api/types';
import { useInLanguage } from '../messages/in-language';
import { PageButton, PageLink } from '../screen/page-link';
import { BranchCards } from './branch-cards';
import { FeesSection } from './fees-section';
import { HomeCards } from './home-cards';
import { HomeCarousel } from './home-carousel';
import { useSiteMessages } from './messages';
import { usePageMessages } from './page-messages';
import { NewsList } from './news-list';
import { AdmissionsOnPhone, Hero } from './public.styles';
import { hasOwnContent } from './site';
import { usePageTitle } from './use-page-title';
import { WithSite } from './with-site';

/** The number of news items on the home page; all of them are on a page of their own. */
const NEWS_SHOWN = 3;

const Whose = styled.p`
  color: ${({ theme }) => theme.color.inkMuted};
  font-weight: ${({ theme }) => theme.font.weight.medium};
`;

/** The city from the school's own texts, or else from the address of the first branch that has one. */
function useCity({ contact, branches }: PublicSite): string | undefined {
  const say = useInLanguage();
  const { city, cityHindi } = contact ?? {};
  if (city !== undefined) return say(city, cityHindi);
  return branches.map(({ address }) => cityOf(address)).find((one) => one !== undefined);
}

function Welcome({ site }: { readonly site: PublicSite }) {
  const { nav } = useSiteMessages();
  const { home } = usePageMessages();
  const city = useCity(site);
  usePageTitle(hasOwnContent(site) ? home.welcome : undefined, home.text);
  return (
    <Hero>
      <Whose>{home.whose(institutionName, city)}</Whose>
      <PageHeader
        title={home.welcome}
        description={home.text}
        actions={
          <AdmissionsOnPhone>
            <PageButton variant="primary" to="/admissions">
              {nav.admissions}
            </PageButton>
          </AdmissionsOnPhone>
        }
      />
    </Hero>
  );
}

/** The home page: the carousel and the row of cards (section 2), and what parents come for: news, fees, where it is (D93). */
export function HomePage() {
  const { home, news: newsWords, admissions } = usePageMessages();
  return (
    <WithSite>
      {(site) => (
        <Stack gap="xl">
          <Welcome site={site} />
          <HomeCarousel site={site} />
          {site.news.length > 0 && (
            <Stack as="section" gap="s">
              <Row justify="space-between">
                <h2>{newsWords.title}</h2>
                {site.news.length > NEWS_SHOWN && <PageLink to="/news">{home.allNews}</PageLink>}
              </Row>
              <NewsList news={site.news.slice(0, NEWS_SHOWN)} level={3} />
            </Stack>
          )}
          <HomeCards site={site} />
          <Stack as="section" gap="s">
            <h2>{admissions.where}</h2>
            <BranchCards site={site} level={3} />
          </Stack>
          <FeesSection site={site} />
        </Stack>
      )}
    </WithSite>
  );
}
