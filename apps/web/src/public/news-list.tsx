import { dateLabel } from '@school/domain';
import { Card, Grid, Text, useKitMessages } from '@school/ui';
import type { PublicSite } from '../api/types';
import { useInLanguage } from '../messages/in-language';
import { SiteText } from '../site-text/site-text';

/** News items, newest first, each under its heading. @param level of the headings */
export function NewsList({ news, level }: { readonly news: PublicSite['news']; readonly level: 2 | 3 }) {
  const say = useInLanguage();
  const { locale } = useKitMessages();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Grid columns={news.length === 1 ? 2 : 3}>
      {news.map(({ key, date, heading, headingHindi, body, bodyHindi }) => (
        <Card as="article" key={key}>
          <Text size="s" tone="muted" as="time" dateTime={date}>
            {dateLabel(date, locale)}
          </Text>
          <Heading>{say(heading, headingHindi)}</Heading>
          <SiteText text={say(body, bodyHindi)} level={3} />
        </Card>
      ))}
    </Grid>
  );
}
