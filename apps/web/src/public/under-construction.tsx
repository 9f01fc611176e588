import { PageHeader, Stack } from '@school/ui';
import styled from 'styled-components';
import { PageButton } from '../screen/page-link';
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
      <PageButton variant="primary" to="/">
        {construction.back}
      </PageButton>
    </Centred>
  );
}
