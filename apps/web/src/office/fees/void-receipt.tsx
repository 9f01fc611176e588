import type { Receipt } from '@school/domain';
import { Button, Modal, Stack } from '@school/ui';
import { Ban } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useFeesMessages } from './messages';
import { useVoidReceipt } from './use-fees';
import { VoidReceiptForm } from './void-receipt-form';

const Content = styled.div`
  padding: ${({ theme }) => theme.space.l};
`;

const Title = styled.h2`
  font-size: ${({ theme }) => theme.font.size.l};
`;

const TITLE_ID = 'void-receipt';

/** Voids a receipt, after asking for the reason (admin only, D34). */
export function VoidReceiptButton({ receipt }: { readonly receipt: Receipt }) {
  const { receipt: words } = useFeesMessages();
  const [isAsking, setAsking] = useState(false);
  const voidReceipt = useVoidReceipt();
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="secondary" icon={<Ban aria-hidden="true" />} onClick={() => setAsking(true)}>
        {words.void}
      </Button>
      <Modal open={isAsking} onClose={close} labelledBy={TITLE_ID}>
        <Content>
          <Stack>
            <Title id={TITLE_ID}>{words.voidTitle}</Title>
            <p>{words.voidText}</p>
            {isAsking && (
              <VoidReceiptForm
                studentID={receipt.studentID}
                studentReceiptNo={receipt.receiptNumber}
                onCancel={close}
                onVoid={async (request) => {
                  const answer = await voidReceipt.send(request);
                  if (!answer.ok) return answer.error.message;
                  close();
                  return undefined;
                }}
              />
            )}
          </Stack>
        </Content>
      </Modal>
    </>
  );
}
