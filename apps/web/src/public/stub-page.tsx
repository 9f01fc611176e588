import { ButtonLink, PageHeader, Row, Stack } from '@school/ui';
import { Link } from 'react-router-dom';
import { useSiteMessages } from './messages';
import classroom from './pictures/classroom.svg';
import playground from './pictures/playground.svg';
import school from './pictures/school.svg';
import { Hero, Spread } from './public.styles';
import type { StubKey } from './site-map';

const pictures: Readonly<Record<StubKey, string>> = {
  'landing-page': school,
  about: school,
  branch: school,
  academics: classroom,
  infra: playground,
  event: playground,
};

/** A page whose content comes later: the specified words, and around them what is known (section 2, public routes). */
export function StubPage({ page }: { readonly page: StubKey }) {
  const { stubs } = useSiteMessages();
  const { title, works, text } = stubs.pages[page];
  return (
    <Spread>
      <Stack $gap="l">
        <Hero>
          <PageHeader title={title} description={works} />
        </Hero>
        <p>{text}</p>
        <Row>
          <ButtonLink as={Link} to="/">
            {stubs.home}
          </ButtonLink>
          {page !== 'about' && (
            <ButtonLink as={Link} to="/about" $variant="secondary">
              {stubs.about}
            </ButtonLink>
          )}
        </Row>
      </Stack>
      <img src={pictures[page]} alt="" width={900} height={500} />
    </Spread>
  );
}
