import { createContext, use, type ReactNode } from 'react';
import type { OuterProps } from '../theme/outer-props';
import { Item, List, type DescriptionLayout, type DescriptionSize } from './description-list.styles';

const LayoutContext = createContext<DescriptionLayout>('columns');

export interface DescriptionListProps extends OuterProps<'dl'> {
  /** `columns`: each value below its label, as many side by side as fit. `figures`: one line each, with amounts at the end. */
  readonly layout?: DescriptionLayout | undefined;
  /** The width of each value in `columns`: `s` for a class or a number, `m` for a name or an address. */
  readonly size?: DescriptionSize | undefined;
  /** `DescriptionItem`s. */
  readonly children: ReactNode;
}

/** The facts about one thing, each with its label. */
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
  /** The label of the value. */
  readonly label: ReactNode;
  /** `total` for the sum of the others. */
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
