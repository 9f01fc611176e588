import { Button, Row, useKitMessages } from '@school/ui';
import styled from 'styled-components';
import { useFeatureKeys } from '../../screen/features';
import { TitledDialog } from '../../screen/titled-dialog';
import { useShellMessages } from './messages';

/** In two columns, so that all keys are in view in a low window too. */
const Keys = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, auto 1fr);
  gap: ${({ theme }) => `${theme.space.xs} ${theme.space.m}`};
  align-items: baseline;

  kbd {
    padding: ${({ theme }) => `${theme.space.xxs} ${theme.space.xs}`};
    border: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.edge};
    border-radius: ${({ theme }) => theme.radius.control};
    background: ${({ theme }) => theme.color.canvas};
    font: inherit;
    font-weight: ${({ theme }) => theme.font.weight.medium};
    white-space: nowrap;
  }

  @media (max-width: ${({ theme }) => theme.breakpoint.drawer}) {
    grid-template-columns: auto 1fr;
  }
`;

/** Lists every shortcut of the office in a dialog, which is open as long as it is rendered. */
export function KeyboardShortcuts({ onClose }: { readonly onClose: () => void }) {
  const { close } = useKitMessages();
  const { keyboard } = useShellMessages();
  const keys = [...keyboard.keys, ...useFeatureKeys()];
  return (
    <TitledDialog title={keyboard.title} side="wide" onClose={onClose}>
      <Keys>
        {keys.map(({ key, does }) => (
          <div key={key} style={{ display: 'contents' }}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </Keys>
      <Row justify="end">
        <Button variant="secondary" onClick={onClose}>
          {close}
        </Button>
      </Row>
    </TitledDialog>
  );
}
