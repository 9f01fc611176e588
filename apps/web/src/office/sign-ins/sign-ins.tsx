import { DataTable, EmptyState, Heading, Stack, useToast } from '@school/ui';
import { useRef } from 'react';
import { columnsFor } from '../list/list';
import { Failed, useFailure } from '../../screen/failed';
import { StaleWarning, loadErrorNotice } from '../../screen/loading';
import { useSignInsMessages } from './messages';
import { useSignInsList } from './sign-ins-list';
import { useEndSignIn, useSignIns, type SignInsOwner } from './use-sign-ins';

/** The open sign-ins: one's own below the own-password form, all of them below the accounts (D87). */
export function SignIns({ whose }: { readonly whose: SignInsOwner }) {
  const texts = useSignInsMessages();
  const signInsQuery = useSignIns(whose);
  const ending = useEndSignIn(whose);
  const { showToast } = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const { failed, showFailure } = useFailure();
  const end = async (signInID: string) => {
    const { ok } = await showFailure(ending.send({ signInID }));
    if (!ok) return;
    showToast(texts.done);
    // The pressed button disappears with its row.
    heading.current?.focus();
  };
  const list = useSignInsList({
    whose,
    onEnd: ({ id }) => void end(id),
    busyId: ending.running?.signInID,
  });
  return (
    <Stack>
      <Heading ref={heading} tabIndex={-1} size="l">
        {texts[whose]}
      </Heading>
      <p>{whose === 'own' ? texts.ownText : texts.everybodyText}</p>
      <Failed {...failed} />
      <StaleWarning queries={[signInsQuery]} />
      <DataTable
        caption={list.words.list}
        columns={columnsFor(list, 'screen')}
        rows={signInsQuery.data ?? []}
        rowKey={list.rowKey}
        loading={signInsQuery.isPending}
        loadingRows={2}
        error={loadErrorNotice(signInsQuery, texts.failed)}
        empty={<EmptyState title={texts.none} />}
      />
    </Stack>
  );
}
