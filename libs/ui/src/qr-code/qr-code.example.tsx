import { QrCode } from '@school/ui';

export function QrCodeExample() {
  return (
    <div style={{ inlineSize: '8rem' }}>
      <QrCode value="https://school.example/check/MLMEC-1234" label="Checks this receipt" />
    </div>
  );
}
