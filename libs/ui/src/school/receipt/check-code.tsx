import styled from 'styled-components';
import { QrCode } from '../../qr-code/qr-code';
import { useSchoolMessages } from '../messages/school-messages';

/** The code by which a family can check a receipt (D89). */
export interface CheckOnPaper {
  /** The code itself, in letters and digits. */
  readonly code: string;
  /** The address in the QR code; missing where the office has no public address, which leaves only the code. */
  readonly url?: string | undefined;
}

const Check = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.paper.tight};

  svg {
    flex: none;
    inline-size: 16mm;
  }

  strong {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

export function CheckCode({ check: { code, url } }: { readonly check: CheckOnPaper }) {
  const { receipt: words } = useSchoolMessages();
  return (
    <Check>
      {url !== undefined && <QrCode value={url} label={words.checkHere} />}
      <p>
        {words.checkCode}
        <br />
        <strong>{code}</strong>
      </p>
    </Check>
  );
}
