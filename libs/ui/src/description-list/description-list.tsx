import { createContext, use, type ReactNode } from 'react';
import type { OuterProps } from '../theme/outer-props';
import { Item, List, type DescriptionLayout, type DescriptionSize } from './description-list.styles';

const LayoutContext = createContext<DescriptionLayout>('columns');

export interface DescriptionListProps extends OuterProps<'dl'> {
  /** `columns`: each value below its label, as many side by side as fit. `figures`: a line each, amounts at the end side. */
  readonly layout?: DescriptionLayout | undefined;
  /** The room of one value in `columns`. */
  readonly size?: DescriptionSize | undefined;
  /** `DescriptionItem`s. */
  readonly children: ReactNode;
}

/** The facts of one thing, each with what it is called. */
export function DescriptionList({
  layout = 'columns',
  size = 'm',
  children,
  ...outer
}: DescriptionListProps) {
  return (
    <LayoutContext value={layout}>
      <List {...outer} $layout={layout} $size={size}>
        {children}
      </List>
    </LayoutContext>
  );
}

export interface DescriptionItemProps extends OuterProps {
  /** What the value is. */
  readonly label: ReactNode;
  /** `total` for what the others come to. */
  readonly variant?: 'normal' | 'total' | undefined;
  /** The value. */
  readonly children: ReactNode;
}

/** One fact of a `DescriptionList`. */
export function DescriptionItem({ label, variant = 'normal', children, ...outer }: DescriptionItemProps) {
  return (
    <Item {...outer} $layout={use(LayoutContext)} $isTotal={variant === 'total'}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </Item>
  );
}
