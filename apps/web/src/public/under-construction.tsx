import { ButtonLink, PageHeader, Stack } from '@school/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { ConstructionDrawing } from './construction-drawing';
import { usePageMessages } from './page-messages';

const Centred = styled(Stack)`
  align-items: center;
  padding-block: ${({ theme }) => theme.space.xl};
  text-align: center;
`;

/** The screen of every unknown address (section 2). */
export function UnderConstruction() {
  const { construction } = usePageMessages();
  return (
    <Centred gap="l">
      <ConstructionDrawing />
      <PageHeader title={construction.title} description={construction.text} />
      <ButtonLink as={Link} to="/">
        {construction.back}
      </ButtonLink>
    </Centred>
  );
}
