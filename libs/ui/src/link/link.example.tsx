import { ButtonLink, Row, TextLink } from '@school/ui';

export function LinkExample() {
  return (
    <Row>
      <TextLink href="#/student/1042">Asha Verma</TextLink>
      <ButtonLink href="#/register">New registration</ButtonLink>
    </Row>
  );
}
