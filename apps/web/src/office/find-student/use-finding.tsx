import type { ComboBoxProps } from '@school/ui';
import { useState } from 'react';
import type { FoundStudent } from '../../api/types';
import { useWords } from '../../messages/words';
import { decide } from './decide';
import { Match } from './match';
import { useFindStudentMessages } from './messages';
import { useMatches } from './use-matches';

export interface Finding {
  /** What Enter does with a text. @returns why it names nobody; nothing where it does, or where more has to be known first */
  readonly send: (text: string) => string | undefined;
  /** To be called with each key: what was sent before is meant no longer. */
  readonly retyped: () => void;
  /** Enter was pressed before the matches were here, and they are now: it is to be sent again. */
  readonly hasCome: boolean;
  /** What the box shows of the search. */
  readonly box: Pick<ComboBoxProps, 'options' | 'listLabel' | 'startAt' | 'loading' | 'note' | 'onPick'>;
}

const keyOf = ({ studentID, studentReceiptNo }: FoundStudent) => studentReceiptNo ?? studentID;

/**
 * Who is meant in a box for a student: an ID as ever, or what else is known of the student, with its matches (D57).
 * @param typed what was typed since a student was found last; undefined where nothing was
 */
export function useFinding(
  typed: string | undefined,
  {
    take,
    find,
  }: { readonly take: (match: FoundStudent) => void; readonly find: (studentID: string) => void },
): Finding {
  const words = useFindStudentMessages();
  const { rules } = useWords();
  const [isAwaited, setAwaited] = useState(false);
  const [mustChoose, setMustChoose] = useState(false);
  const matches = useMatches(typed);
  const { rows, failure, isSettled } = matches;
  const retyped = () => {
    setAwaited(false);
    setMustChoose(false);
  };
  return {
    retyped,
    hasCome: isAwaited && (isSettled || failure !== undefined),
    send: (text) => {
      const decision = decide(text, typed === undefined ? undefined : matches);
      setAwaited(decision.act === 'wait');
      setMustChoose(decision.act === 'choose');
      if (decision.act === 'refuse')
        return failure ?? (text.includes(' ') ? words.nobody : String(rules.studentId));
      if (decision.act === 'take') take(decision.match);
      if (decision.act === 'find') find(decision.studentID);
      return undefined;
    },
    box: {
      options: rows?.map((match) => ({ key: keyOf(match), content: <Match match={match} /> })),
      listLabel: words.matches,
      startAt: mustChoose ? 'first' : undefined,
      loading: typed !== undefined && rows === undefined && failure === undefined && typed.trim().length > 1,
      note: failure ?? (rows?.length === 0 ? words.nobody : undefined),
      onPick: (key) => {
        const match = rows?.find((one) => keyOf(one) === key);
        if (match) take(match);
      },
    },
  };
}
