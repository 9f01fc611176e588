import { dateTimeLabel, deviceLabel } from '@school/domain';
import { Badge, Button } from '@school/ui';
import type { SignIn } from '../../api/types';
import { useWords } from '../../messages/words';
import type { List, ListColumn } from '../list/list';
import { Noted } from '../list/cells';
import { useSignInsMessages } from './messages';
import type { SignInsOwner } from './use-sign-ins';

export interface SignInsListOptions {
  readonly whose: SignInsOwner;
  readonly onEnd: (signIn: SignIn) => void;
  /** The sign-in that is being ended. */
  readonly busyId?: string | undefined;
}

/** The open sign-ins: where, since when, and when somebody last worked there (D87). */
export function useSignInsList({ whose, onEnd, busyId }: SignInsListOptions): List<SignIn> {
  const texts = useSignInsMessages();
  const words = useWords();
  const firstColumn = whose === 'everybody' ? 'who' : 'device';
  const whoColumn: ListColumn<SignIn> = {
    key: 'who',
    header: texts.account,
    render: ({ fname, username }) => <Noted note={username}>{fname}</Noted>,
  };
  const columns: readonly ListColumn<SignIn>[] = [
    {
      key: 'device',
      header: texts.device,
      ...(firstColumn === 'who' && { folds: { at: 'phone', into: 'who' } as const }),
      render: (signIn) => <Noted note={signIn.address}>{deviceLabel(signIn, words)}</Noted>,
    },
    {
      key: 'when',
      header: texts.time,
      folds: { at: 'phone', into: firstColumn },
      render: ({ begunAt, lastWorkAt }) => (
        <Noted note={texts.lastWork(dateTimeLabel(new Date(lastWorkAt), words.locale))}>
          {texts.begun(dateTimeLabel(new Date(begunAt), words.locale))}
        </Noted>
      ),
    },
    {
      key: 'actions',
      header: words.labels.actions,
      render: (signIn) =>
        signIn.isThisOne ? (
          <Badge tone="info">{texts.thisDevice}</Badge>
        ) : (
          <Button
            size="s"
            variant="secondary"
            loading={busyId === signIn.id}
            aria-label={texts.endFor(
              `${whose === 'everybody' ? `${signIn.username}, ` : ''}${deviceLabel(signIn, words)}`,
            )}
            onClick={() => onEnd(signIn)}
          >
            {texts.end}
          </Button>
        ),
    },
  ];
  return {
    words: { list: texts[whose], failed: texts.failed, none: texts.none },
    columns: whose === 'everybody' ? [whoColumn, ...columns] : columns,
    rowKey: ({ id }) => id,
  };
}
