import { isPageLink } from '@school/domain';
import { ButtonLink, CardRow, Stack } from '@school/ui';
import type { PublicSite } from '../api/types';
import { useInLanguage } from '../messages/in-language';
import { PageButton } from '../screen/page-link';
import { usePageMessages } from './page-messages';
import classroom from './pictures/classroom.svg';
import festival from './pictures/festival.svg';
import library from './pictures/library.svg';
import playground from './pictures/playground.svg';
import school from './pictures/school.svg';
import { pictureOf } from './site';

/** The picture of each sample card and where it leads, in their order. */
const samples = [
  { picture: classroom, to: '/academics' },
  { picture: library, to: '/branch' },
  { picture: playground, to: '/infra' },
  { picture: festival, to: '/event' },
  { picture: school, to: '/about' },
];

function useSampleCards() {
  const { home } = usePageMessages();
  return home.cards.map(({ about, fact }, index) => {
    const { picture, to } = samples[index] ?? { picture: school, to: '/about' };
    return {
      key: about,
      title: home.cardTitle,
      text: (
        <>
          <strong>{about}</strong> {fact} <small>{home.cardText}</small>
        </>
      ),
      image: { src: picture, alt: '', width: 900, height: 500 },
      action: (
        <PageButton to={to} aria-label={`${home.goSomewhere}: ${about}`}>
          {home.goSomewhere}
        </PageButton>
      ),
    };
  });
}

/** The school's own cards, or those of the specification until it has some (section 2, D93). */
export function HomeCards({ site: { cards, pictures } }: { readonly site: PublicSite }) {
  const { home } = usePageMessages();
  const say = useInLanguage();
  const sampleCards = useSampleCards();
  if (cards?.length === 0) return null;
  const ownCards = cards?.map(({ key, picture, heading, headingHindi, line, lineHindi, link }) => {
    const title = say(heading, headingHindi);
    const image = pictureOf(pictures, picture);
    const buttonProps = { variant: 'secondary' as const, 'aria-label': `${home.more}: ${title}` };
    return {
      key,
      title,
      text: say(line, lineHindi),
      ...(image && { image }),
      action: isPageLink(link) ? (
        <PageButton to={link} {...buttonProps}>
          {home.more}
        </PageButton>
      ) : (
        <ButtonLink href={link} rel="noopener noreferrer" {...buttonProps}>
          {home.more}
        </ButtonLink>
      ),
    };
  });
  return (
    <Stack as="section" gap="s">
      <h2>{home.news}</h2>
      <CardRow label={home.news} cards={ownCards ?? sampleCards} />
    </Stack>
  );
}
