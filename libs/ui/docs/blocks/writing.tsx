import { Unstyled } from '@storybook/addon-docs/blocks';
import { Check, X } from 'lucide-react';
import styled from 'styled-components';
import { Line, Name, Note, Rows, Sheet } from './sheet';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
`;

const Side = styled.div<{ $tone: 'success' | 'danger' }>`
  display: flex;
  gap: ${({ theme }) => theme.space.s};
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.m}`};

  svg {
    flex: none;
    inline-size: ${({ theme }) => theme.size.icon};
    block-size: ${({ theme }) => theme.size.icon};
    margin-block-start: 0.15em;
    color: ${({ theme, $tone }) => theme.color[$tone]};
  }
`;

export interface Wording {
  readonly say: string;
  readonly not: string;
}

/** How we say it beside how we do not. */
export function Wordings({ pairs }: { readonly pairs: readonly Wording[] }) {
  return (
    <Unstyled>
      <Sheet>
        <Rows>
          {pairs.map(({ say, not }) => (
            <Pair key={say}>
              <Side $tone="success">
                <Check aria-hidden="true" />
                <Name>{say}</Name>
              </Side>
              <Side $tone="danger">
                <X aria-hidden="true" />
                <s>{not}</s>
              </Side>
            </Pair>
          ))}
        </Rows>
      </Sheet>
    </Unstyled>
  );
}

export interface Shape {
  readonly what: string;
  readonly shown: string;
}

/** What a figure, a date or a sentence looks like, written by the code that writes it on the screens. */
export function Shapes({ shapes }: { readonly shapes: readonly Shape[] }) {
  return (
    <Unstyled>
      <Sheet>
        <Rows>
          {shapes.map(({ what, shown }) => (
            <Line key={what}>
              <Name>{shown}</Name>
              <Note>{what}</Note>
            </Line>
          ))}
        </Rows>
      </Sheet>
    </Unstyled>
  );
}
