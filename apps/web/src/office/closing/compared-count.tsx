import { differenceSchema, formatRupees, fromRupees } from '@school/domain';
import { Alert, Button, Form, Row, Stack, SubmitButton, TextField } from '@school/ui';
import styled from 'styled-components';
import type { Comparison } from '../../api/types';
import { useRules, useWords } from '../../messages/words';
import { useClosingMessages } from './messages';

const Figures = styled.dl`
  display: grid;
  grid-template-columns: auto auto;
  justify-content: start;
  gap: ${({ theme }) => `${theme.space.xxs} ${theme.space.l}`};
  margin: 0;
  font-variant-numeric: tabular-nums;

  dd {
    margin: 0;
    text-align: end;
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }
`;

const shown = (rupees: number) => formatRupees(fromRupees(rupees));

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
      <Figures>
        <dt>{words.counted}</dt>
        <dd>{shown(counted)}</dd>
        <dt>{words.expected}</dt>
        <dd>{shown(expected)}</dd>
        <dt>{words.difference}</dt>
        <dd>{shown(difference)}</dd>
      </Figures>
      {difference === 0 ? (
        <>
          <Alert tone="success">{words.agrees}</Alert>
          <Row>
            <Button autoFocus busy={isClosing} onClick={() => void onClose()}>
              {words.close}
            </Button>
            {again}
          </Row>
        </>
      ) : (
        <>
          <Alert tone="warning">
            {difference < 0 ? words.short(shown(-difference)) : words.over(shown(difference))}
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
