import { PageHeader, Stack } from '@school/ui';
import { usePageMessages } from './page-messages';
import { NewsList } from './news-list';
import { Hero } from './public.styles';
import { usePageTitle } from './use-page-title';
import { WithSite } from './with-site';

/** All news of the school, newest first (D93). */
export function NewsPage() {
  const { news } = usePageMessages();
  usePageTitle(news.title, news.text);
  return (
    <WithSite>
      {(site) => (
        <Stack gap="l">
          <Hero>
            <PageHeader title={news.title} description={site.news.length === 0 ? news.none : news.text} />
          </Hero>
          <NewsList news={site.news} level={2} />
        </Stack>
      )}
    </WithSite>
  );
}
