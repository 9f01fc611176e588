import { choiceLabel, dateTimeLabel } from '@school/domain';
import { Card, EmptyState, Heading, Stack, useUnsavedWork } from '@school/ui';
import { useState } from 'react';
import type { Closing, ClosingRequest, Comparison, CountRequest, Drawer } from '../../api/types';
import type { Outcome } from '../../api/use-change';
import { rupeesShown, useWords } from '../../messages/words';
import { Failed, useFailure } from '../../screen/failed';
import { PageLeaveGuard } from '../form/leave-guard';
import { ComparedCount, type HandOver } from './compared-count';
import { CountForm } from './count-form';
import { FloatForm, type FloatFormProps } from './float-form';
import { useClosingMessages } from './messages';

export interface DrawerDeskProps {
  /** The name of the drawer, where it is somebody else's. */
  readonly label?: string;
  readonly drawer: Drawer;
  readonly compare: (count: CountRequest) => Promise<Outcome<Comparison>>;
  readonly close: (request: ClosingRequest) => Promise<Outcome<Closing>>;
  /** Puts the float in; left out for another's drawer, whose float only its collector enters. */
  readonly putFloatIn?: FloatFormProps['onPutIn'];
  readonly onClosed: (closing: Closing) => void;
}

/** A drawer, one's own or another's: first counted, then compared, then closed. */
export function DrawerDesk(props: DrawerDeskProps) {
  const { label, drawer, compare, close, putFloatIn, onClosed } = props;
  const words = useClosingMessages();
  const { options, locale } = useWords();
  const [count, setCount] = useState<CountRequest>();
  const [answers, setAnswers] = useState<readonly Comparison[]>([]);
  const [compared, setCompared] = useState<Comparison>();
  const { failed, showFailure } = useFailure();
  useUnsavedWork(count !== undefined);

  if (drawer.entryCount === 0 && drawer.number === 1 && putFloatIn)
    return <FloatForm putIn={drawer.lastFloat} onPutIn={putFloatIn} />;
  if (drawer.entryCount === 0)
    return (
      <Card>
        <EmptyState title={words.nothingToClose} description={words.nothingToCloseText} />
      </Card>
    );

  const onCounted = async (counted: CountRequest) => {
    setCount(counted);
    const answer = await showFailure(compare(counted));
    if (answer.ok) setAnswers([...answers, answer.value]);
  };
  const onClose = async (handOver: HandOver) => {
    if (count === undefined) return;
    const answer = await showFailure(close({ ...count, ...handOver }));
    if (answer.ok) onClosed(answer.value);
  };
  const { lastFloat } = drawer;
  const sinceText = drawer.firstAt === undefined ? '' : dateTimeLabel(new Date(drawer.firstAt), locale);
  return (
    <Card as="section" aria-label={label ?? words.ownDrawer}>
      <Stack>
        <PageLeaveGuard />
        <Heading>{words.closingNumber(drawer.number)}</Heading>
        <p>
          {words.waiting(drawer.entryCount, sinceText)}
          {drawer.withoutCash.length > 0 &&
            ` ${words.withoutCash(
              drawer.withoutCash
                .map(({ key, amount }) => `${choiceLabel(options.mode, key)} ${rupeesShown(amount)}`)
                .join(', '),
            )}`}
        </p>
        <Failed {...failed} />
        {compared === undefined || count === undefined ? (
          <CountForm
            initial={count ?? (lastFloat === undefined ? {} : { openingFloat: lastFloat })}
            number={drawer.number}
            lastFloat={lastFloat}
            onCounted={onCounted}
            answerCount={answers.length}
            onAnswered={() => setCompared(answers.at(-1))}
          />
        ) : (
          <ComparedCount
            compared={compared}
            openingFloat={Number(count.openingFloat)}
            lastFloat={lastFloat}
            onClose={onClose}
            onAgain={() => setCompared(undefined)}
          />
        )}
      </Stack>
    </Card>
  );
}
