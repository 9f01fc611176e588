import {
  isFirstDayOver,
  type FirstDayChoice,
  type FirstDayProgress,
  type FirstDayStep,
} from '@school/domain';
import { Alert, Badge, Button, Card, Heading, Row, Stack, Text } from '@school/ui';
import styled from 'styled-components';
import { useWords } from '../../messages/words';
import { PageLink } from '../../screen/page-link';
import { RowButton } from '../../screen/row-button';
import { useFirstDayMessages } from './messages';

/** The address where each step is done. */
const places: Readonly<Record<FirstDayStep, string>> = {
  details: '/office/settings?tab=school',
  crest: '/office/settings?tab=school',
  fees: '/office/settings?tab=fees',
  heads: '/office/settings?tab=heads',
  staff: '/office/staff',
  students: '/office/import-students',
  float: '/office/closing',
};

const tones = { open: 'warning', done: 'success', 'not-needed': 'info' } as const;

const Steps = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** The topic, the progress and the actions of a step; stacked where there is no room. */
const Step = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 7rem 11rem;
  gap: ${({ theme }) => `${theme.space.xxs} ${theme.space.m}`};
  align-items: center;
  padding-block: ${({ theme }) => theme.space.s};
  border-block-start: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};

  @media (max-width: ${({ theme }) => theme.breakpoint.phone}) {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
  }
`;

export interface FirstStepsProps {
  readonly steps: readonly FirstDayProgress[];
  readonly isBusy?: boolean;
  readonly refusal?: string | undefined;
  readonly onChoose: (choice: FirstDayChoice) => void;
  readonly onHide: () => void;
}

/** The steps before a school's first payment, each with its purpose and a link. */
export function FirstSteps({ steps, isBusy = false, refusal, onChoose, onHide }: FirstStepsProps) {
  const words = useFirstDayMessages();
  const { options } = useWords();
  const isOver = isFirstDayOver(steps);
  const openCount = steps.filter(({ state }) => state === 'open').length;
  return (
    <Card>
      <Stack gap="s">
        <Row justify="space-between">
          <Heading>{words.title}</Heading>
          <Text tone="muted" role="status">
            {words.progress(steps.length - openCount, steps.length)}
          </Text>
        </Row>
        {refusal !== undefined && <Alert tone="danger">{refusal}</Alert>}
        {isOver ? (
          <Alert tone="success">
            <Row justify="space-between">
              {words.over}
              <Button variant="secondary" loading={isBusy} spinner={false} onClick={onHide}>
                {words.hide}
              </Button>
            </Row>
          </Alert>
        ) : (
          <Text tone="muted">{words.text}</Text>
        )}
        <Steps>
          {steps.map(({ step, state }) => {
            const name = options.firstDayStep[step];
            const action = state === 'open' ? words.notNeeded : words.neededAfterAll;
            return (
              <Step key={step}>
                <div>
                  <PageLink to={places[step]}>{name}</PageLink>
                  <Text size="s" tone="muted">
                    {words.stepTexts[step]}
                  </Text>
                </div>
                <div>
                  <Badge tone={tones[state]}>{words.states[state]}</Badge>
                </div>
                {state !== 'done' && (
                  <RowButton
                    name={words.actionFor(action, name)}
                    isWaiting={isBusy}
                    onClick={() => onChoose({ step, isNeeded: state !== 'open' })}
                  >
                    {action}
                  </RowButton>
                )}
              </Step>
            );
          })}
        </Steps>
      </Stack>
    </Card>
  );
}
