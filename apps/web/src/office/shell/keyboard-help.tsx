import { Button, IconButton, Modal, Row, Stack } from '@school/ui';
import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useOfficeMessages } from '../../messages/office-messages';
import { usePageKey } from './use-page-key';

const Content = styled.div`
  padding: ${({ theme }) => theme.space.l};
`;

const Title = styled.h2`
  font-size: ${({ theme }) => theme.font.size.l};
`;

const Keys = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${({ theme }) => `${theme.space.xs} ${theme.space.m}`};
  align-items: baseline;
  margin: 0;

  dd {
    margin: 0;
  }

  kbd {
    padding: ${({ theme }) => `${theme.space.xxs} ${theme.space.xs}`};
    border: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.edge};
    border-radius: ${({ theme }) => theme.radius.control};
    background: ${({ theme }) => theme.color.canvas};
    font: inherit;
    font-weight: ${({ theme }) => theme.font.weight.medium};
    white-space: nowrap;
  }
`;

/** A phone has no keyboard; its bar has no room either. */
const OnWideScreens = styled.span`
  @media (max-width: ${({ theme }) => theme.breakpoint.drawer}) {
    display: none;
  }
`;

const TITLE_ID = 'keyboard-help';

/** Every shortcut of the office, under `?` and behind a button for those who do not know that. */
export function KeyboardHelp() {
  const { keyboard } = useOfficeMessages();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  usePageKey('?', () => setOpen(true));
  return (
    <>
      <OnWideScreens>
        <IconButton
          label={keyboard.title}
          icon={<Keyboard aria-hidden="true" />}
          onClick={() => setOpen(true)}
        />
      </OnWideScreens>
      <Modal open={isOpen} onClose={close} labelledBy={TITLE_ID}>
        <Content>
          <Stack>
            <Title id={TITLE_ID}>{keyboard.title}</Title>
            <Keys>
              {keyboard.keys.map(({ key, does }) => (
                <div key={key} style={{ display: 'contents' }}>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </Keys>
            <Row $justify="end">
              <Button variant="secondary" onClick={close}>
                {keyboard.close}
              </Button>
            </Row>
          </Stack>
        </Content>
      </Modal>
    </>
  );
}
