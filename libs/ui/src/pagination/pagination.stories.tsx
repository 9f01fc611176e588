import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { usePanelValue } from '../form/test/use-panel-value';
import { Pagination, type PaginationProps } from './pagination';
import { PaginationExample } from './pagination.example';
import code from './pagination.example.tsx?raw';
import { inEachState, severalOfAName } from '../theme/test/in-each-state';

function Controlled(args: PaginationProps) {
  const [page, setPage] = usePanelValue(args.page);
  return (
    <Pagination
      {...args}
      page={page}
      onChange={(next) => {
        setPage(next);
        args.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { page: 1, pageCount: 500, onChange: fn() },
  render: Controlled,
  parameters: {
    usage: {
      when: 'Below a table that is divided into pages. It has at most seven links, so it fits on every screen.',
      whenNot: 'To go through steps: a form is not a list.',
    },
    accessibility: {
      keys: {
        Tab: 'From number to number',
        'Enter, Space': 'Opens the page',
      },
      note: 'A navigation landmark with a list. The open page carries `aria-current="page"`, each number is read out as "Page 4".',
    },
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: PaginationExample,
  parameters: { docs: { source: { code } } },
};

const pages = (canvasElement: HTMLElement) =>
  within(canvasElement).getAllByRole('button', { name: /^Page / });

export const First: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(pages(canvasElement)).toHaveLength(7);
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Middle: Story = {
  args: { page: 50 },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(pages(canvasElement)).toHaveLength(7);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 49' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(49);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 50' }));
    canvas.getByRole('button', { name: 'Next' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(51);
    await expect(canvas.getByRole('button', { name: 'Page 51' })).toHaveAttribute('aria-current', 'page');
  },
};

/** A keyboard user who pages on to the last page keeps the focus on the button. */
export const Last: Story = {
  args: { page: 499 },
  play: async ({ canvas, args }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};
export const OnlyPage: Story = { args: { pageCount: 1 } };

export const HoverFocusPressed: Story = {
  name: 'Hover, focus and pressed',
  decorators: [inEachState],
  parameters: severalOfAName,
};
