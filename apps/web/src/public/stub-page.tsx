import { ButtonLink, PageHeader, Row, Stack, Text } from '@school/ui';
import { Link } from 'react-router-dom';
import { BranchCards } from './branch-cards';
import { useSiteMessages } from './messages';
import classroom from './pictures/classroom.svg';
import festival from './pictures/festival.svg';
import library from './pictures/library.svg';
import playground from './pictures/playground.svg';
import school from './pictures/school.svg';
import { Hero, Spread } from './public.styles';
import type { StubKey } from './site-map';

const pictures: Readonly<Record<StubKey, string>> = {
  'landing-page': school,
  about: school,
  branch: library,
  academics: classroom,
  infra: playground,
  event: festival,
};

/** A page whose content comes later: what is true of the two branches, and small below it the specified words (section 2). */
export function StubPage({ page }: { readonly page: StubKey }) {
  const { stubs } = useSiteMessages();
  const { title, works, text } = stubs.pages[page];
  return (
    <Stack gap="l">
      <Spread>
        <Stack gap="l">
          <Hero>
            <PageHeader title={title} description={text} />
          </Hero>
          <Row>
            <ButtonLink as={Link} to="/">
              {stubs.home}
            </ButtonLink>
            {page !== 'about' && (
              <ButtonLink as={Link} to="/about" variant="secondary">
                {stubs.about}
              </ButtonLink>
            )}
          </Row>
        </Stack>
        <img src={pictures[page]} alt="" width={900} height={500} />
      </Spread>
      <BranchCards />
      <Text size="s" tone="muted">
        {works}
      </Text>
    </Stack>
  );
}
