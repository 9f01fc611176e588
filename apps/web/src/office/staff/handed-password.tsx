import { accountLabel } from '@school/domain';
import { Button, DescriptionItem, DescriptionList } from '@school/ui';
import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import type { HandedPassword as Handed } from '../../api/types';
import { useWords } from '../../messages/words';
import { SlipDialog } from '../paper/slip-dialog';
import { useStaffMessages } from './messages';
import { PasswordSlip, Secret } from './password-slip';

/** The password of a staff member, to be read, copied, or printed for its owner. */
export function HandedPassword({
  newPassword,
  onDone,
}: {
  readonly newPassword: Handed;
  readonly onDone: () => void;
}) {
  const staff = useStaffMessages();
  const { labels } = useWords();
  const secret = useRef<HTMLSpanElement>(null);
  const [copied, setCopied] = useState<string>();
  const { account, password } = newPassword;
  const { fname, username } = account;

  const copy = async () => {
    // On a plain http address of the school's network a page may not copy: the text is then selected, for Ctrl+C.
    const select = () => {
      if (secret.current) window.getSelection()?.selectAllChildren(secret.current);
      setCopied(staff.selected);
    };
    if (!window.isSecureContext) select();
    else await navigator.clipboard.writeText(password).then(() => setCopied(staff.copied), select);
  };

  return (
    <SlipDialog
      title={staff.passwordFor(accountLabel(fname, username))}
      text={staff.passwordText}
      onDone={onDone}
      actions={
        <Button
          variant="secondary"
          icon={copied === staff.copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          onClick={() => void copy()}
        >
          {staff.copy}
        </Button>
      }
    >
      <DescriptionList>
        <DescriptionItem label={labels.username}>
          <Secret>{username}</Secret>
        </DescriptionItem>
        <DescriptionItem label={labels.password}>
          <Secret ref={secret}>{password}</Secret>
        </DescriptionItem>
      </DescriptionList>
      <p role="status">{copied}</p>
      <PasswordSlip fname={fname} username={username} password={password} address={window.location.origin} />
    </SlipDialog>
  );
}
