import { Button, KitProvider, Row, lightTheme } from '@school/ui';
import { hi } from '@school/ui/hindi';
import '@school/ui/fonts';

export function KitProviderExample() {
  return (
    <KitProvider theme={lightTheme} messages={hi}>
      <Row>
        <Button>शुल्क जमा करें</Button>
      </Row>
    </KitProvider>
  );
}
