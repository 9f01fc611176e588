import type { ComboBoxProps } from '@school/ui';
import { useState } from 'react';
import type { FoundStudent } from '../../api/types';
import { useWords } from '../../messages/words';
import { decide } from './decide';
import { Match } from './match';
import { useFindStudentMessages } from './messages';
import { useMatches } from './use-matches';

export interface Finding {
  /** Handles Enter. @returns the error if the text names nobody; undefined if it names somebody or the search must finish */
  readonly send: (text: string) => string | undefined;
  /** To be called on each change of the text: the text sent before no longer counts. */
  readonly retyped: () => void;
  /** Whether the matches have arrived after Enter was pressed, so that the text has to be sent again. */
  readonly hasCome: boolean;
  /** The props of the box that show the search. */
  readonly box: Pick<ComboBoxProps, 'options' | 'listLabel' | 'startAt' | 'loading' | 'note' | 'onPick'>;
}

const keyOf = ({ studentID, studentReceiptNo }: FoundStudent) => studentReceiptNo ?? studentID;

/**
 * Finds the student meant by the text in a box: by ID, or by other details of the student, with matches to choose from (D57).
 * @param typed the text typed since a student was last found; undefined where there is none
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
