import { differenceSchema } from '@school/domain';
import {
  Alert,
  Button,
  DescriptionItem,
  DescriptionList,
  Form,
  Row,
  Stack,
  SubmitButton,
  TextField,
} from '@school/ui';
import styled from 'styled-components';
import type { Comparison } from '../../api/types';
import { useRules, useWords } from '../../messages/words';
import { rupeesShown } from '../../messages/rupees-shown';
import { useClosingMessages } from './messages';

const Figures = styled(DescriptionList)`
  grid-template-columns: auto auto;
  justify-content: start;
  column-gap: ${({ theme }) => theme.space.l};

  dd {
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }
`;

export interface ComparedCountProps {
  readonly compared: Comparison;
  readonly isClosing: boolean;
  /** @param reason why the count differs, where it does */
  readonly onClose: (reason?: string) => Promise<void>;
  readonly onAgain: () => void;
}

/** What was counted beside what is expected: it is closed, explained and closed, or counted again (D54). */
export function ComparedCount({ compared, isClosing, onClose, onAgain }: ComparedCountProps) {
  const words = useClosingMessages();
  const { labels } = useWords();
  const rules = useRules(differenceSchema);
  const { counted, expected, difference } = compared;
  const again = (
    <Button variant="secondary" onClick={onAgain}>
      {words.countAgain}
    </Button>
  );
  return (
    <Stack>
      <Figures layout="figures">
        <DescriptionItem label={words.counted}>{rupeesShown(counted)}</DescriptionItem>
        <DescriptionItem label={words.expected}>{rupeesShown(expected)}</DescriptionItem>
        <DescriptionItem label={words.difference}>{rupeesShown(difference)}</DescriptionItem>
      </Figures>
      {difference === 0 ? (
        <>
          <Alert tone="success">{words.agrees}</Alert>
          <Row>
            <Button autoFocus loading={isClosing} onClick={() => void onClose()}>
              {words.close}
            </Button>
            {again}
          </Row>
        </>
      ) : (
        <>
          <Alert tone="warning">
            {difference < 0 ? words.short(rupeesShown(-difference)) : words.over(rupeesShown(difference))}
          </Alert>
          <Form
            initialValues={{}}
            schema={rules}
            onSubmit={async ({ reason }) => {
              await onClose(reason);
              return undefined;
            }}
            aria-label={words.close}
          >
            <TextField
              name="reason"
              label={labels.reason}
              hint={words.reasonHint}
              required
              maxLength={200}
              autoFocus
            />
            <Row>
              <SubmitButton>{words.closeWithDifference}</SubmitButton>
              {again}
            </Row>
          </Form>
        </>
      )}
    </Stack>
  );
}
