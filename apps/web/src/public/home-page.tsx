import { Button, CardRow, PageHeader, Stack } from '@school/ui';
import { HomeCarousel } from './home-carousel';
import { useSiteMessages } from './messages';
import classroom from './pictures/classroom.svg';
import festival from './pictures/festival.svg';
import library from './pictures/library.svg';
import playground from './pictures/playground.svg';
import school from './pictures/school.svg';
import { Hero } from './public.styles';

/** The picture of each sample card, in their order. */
const pictures = [classroom, library, playground, festival, school];

/** The front door: the carousel and the row of sample cards (section 2, Home screen). */
export function HomePage() {
  const { home } = useSiteMessages();
  const cards = home.cards.map(({ about, fact }, index) => ({
    key: about,
    title: home.cardTitle,
    text: (
      <>
        <strong>{about}</strong> {fact} <small>{home.cardText}</small>
      </>
    ),
    image: { src: pictures[index] ?? school, alt: '', width: 900, height: 500 },
    action: <Button>{home.goSomewhere}</Button>,
  }));
  return (
    <Stack gap="xl">
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
