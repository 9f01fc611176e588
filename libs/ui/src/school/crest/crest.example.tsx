import { Heading, Row } from '@school/ui';
import { Crest } from '@school/ui/school';

export function CrestExample() {
  return (
    <Row>
      <Crest />
      <Heading level={2}>M.L.M. Group of Schools</Heading>
    </Row>
  );
}
