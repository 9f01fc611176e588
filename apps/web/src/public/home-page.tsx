import { Button, CardRow, PageHeader, Stack } from '@school/ui';
import { HomeCarousel } from './home-carousel';
import { useSiteMessages } from './messages';
import school from './pictures/school.svg';
import { Hero } from './public.styles';

const SAMPLE_CARDS = 5;

/** The front door: the carousel and the row of sample cards (section 2, Home screen). */
export function HomePage() {
  const { home } = useSiteMessages();
  const cards = Array.from({ length: SAMPLE_CARDS }, (_, index) => ({
    key: String(index),
    title: home.cardTitle,
    text: home.cardText,
    image: { src: school, alt: '', width: 900, height: 500 },
    action: <Button>{home.goSomewhere}</Button>,
  }));
  return (
    <Stack $gap="xl">
      <Hero>
        <PageHeader title={home.welcome} description={home.text} />
      </Hero>
      <HomeCarousel />
      <Stack as="section">
        <h2>{home.news}</h2>
        <CardRow label={home.news} cards={cards} />
      </Stack>
    </Stack>
  );
}
