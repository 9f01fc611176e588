import { Scissors } from 'lucide-react';
import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import type { OuterProps } from '../../theme/outer-props';
import { printTheme } from '../../theme/print';
import { useSchoolMessages } from '../messages/school-messages';
import { CutLine, Paper } from './receipt.styles';

export interface TwoHalvesProps extends OuterProps {
  readonly first: ReactNode;
  readonly second: ReactNode;
}

/** An A4 sheet with two copies, to be cut in the middle. */
export function TwoHalves({ first, second, ...outer }: TwoHalvesProps) {
  const { receipt: words } = useSchoolMessages();
  return (
    <ThemeProvider theme={printTheme}>
      <Paper {...outer}>
        {first}
        <CutLine aria-hidden="true">
          <span>
            <Scissors />
            {words.cutHere}
          </span>
        </CutLine>
        {second}
      </Paper>
    </ThemeProvider>
  );
}
