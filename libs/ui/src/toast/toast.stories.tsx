import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button';
import { Row, Stack } from '../layout/stack';
import { en } from '../messages/en';
import { hi } from '../messages/hi';
import { KitProvider } from '../kit-provider/kit-provider';
import { Toast, type ToastProps } from './toast';
import { useToast } from './toast-context';
import { ToastExample } from './toast.example';
import code from './toast.example.tsx?raw';

function Asker({ children, tone }: ToastProps) {
  const { showToast } = useToast();
  return (
    <Row>
      <Button onClick={() => showToast(children, tone)}>Save</Button>
      <Button variant="secondary" onClick={() => showToast('Ravi can sign in')}>
        Let in
      </Button>
    </Row>
  );
}

const meta = {
  title: 'Feedback/Toast',
  component: Toast,
  args: { children: 'Student updated', isHeld: false, onDismiss: fn() },
  render: Asker,
  parameters: {
    docs: {
      description: {
        component:
          'A few words in the corner, read out politely, that never take the focus. `useToast().showToast(text)` shows them for 8 seconds; under the pointer or the focus the time stands still. Esc or the button dismisses them. At most three stand at once.',
      },
    },
    usage: {
      when: 'To confirm briefly something that the page shows anyway: a row that changed, something copied, a saved choice.',
      whenNot:
        'For a message that must be read or has a next step, for anything specified as an alert, and for every important failure: use an `Alert`, which stays on the page. Not over an open dialog, which keeps the rest of the page silent: close the dialog first.',
    },
    accessibility: {
      keys: {
        Tab: 'To its close button, after everything else on the page',
        Esc: 'Dismisses the newest',
      },
      note: 'A log with a name, announced politely; it never takes the focus, and its time stops while it is under the pointer or has the focus inside.',
    },
  },
} satisfies Meta<typeof Toast>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: ToastExample,
  parameters: { docs: { source: { code } } },
};

const log = () => screen.getByRole('log', { name: 'Notifications' });
const save = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }));

export const Success: Story = {
  play: async ({ canvas, canvasElement }) => {
    await save(canvasElement);
    await expect(log()).toHaveTextContent('Student updated');
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
  },
};

/** Every tone, as shown in the corner. */
export const Looks: Story = {
  // Pages do not render a toast themselves; they call `useToast`.
  render: ({ onDismiss }) => (
    <Stack>
      <Toast isHeld onDismiss={onDismiss}>
        Student updated
      </Toast>
      <Toast isHeld tone="warning" onDismiss={onDismiss}>
        This could not be loaded. Check the connection and try again.
      </Toast>
      <Toast isHeld tone="info" onDismiss={onDismiss}>
        The list was sorted by name
      </Toast>
    </Stack>
  ),
};

export const Warning: Story = {
  tags: ['!autodocs'],
  args: { tone: 'warning', children: 'This could not be loaded. Check the connection and try again.' },
  play: ({ canvasElement }) => save(canvasElement),
};

export const Info: Story = {
  tags: ['!autodocs'],
  args: { tone: 'info', children: 'The list was sorted by name' },
  play: ({ canvasElement }) => save(canvasElement),
};

export const Several: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await save(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Let in' }));
    await save(canvasElement);
    const shown = within(log()).getAllByText(/updated|sign in/);
    await expect(shown.map(({ textContent }) => textContent)).toEqual([
      'Ravi can sign in',
      'Student updated',
    ]);
  },
};

/** When another language is chosen meanwhile, a toast keeps its words and is read out in its old language. */
export const AnotherLanguageMeanwhile: Story = {
  tags: ['behaviour'],
  render: function Chosen() {
    const [messages, setMessages] = useState(en);
    return (
      <KitProvider messages={messages}>
        <Asker isHeld={false} onDismiss={fn()}>
          Student updated
        </Asker>
        <Button onClick={() => setMessages(hi)}>हिन्दी</Button>
      </KitProvider>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await save(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'हिन्दी' }));
    await expect(canvas.getByRole('log', { name: 'सूचनाएँ' })).toHaveTextContent('Student updated');
    await expect(canvas.getByText('Student updated')).toHaveAttribute('lang', 'en-IN');
  },
};

export const DismissedByTheButton: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    await save(canvasElement);
    await userEvent.click(within(log()).getByRole('button', { name: 'Dismiss' }));
    await expect(log()).toBeEmptyDOMElement();
  },
};

export const ByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const saveButton = canvas.getByRole('button', { name: 'Save' });
    saveButton.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}');
    await expect(log()).toBeEmptyDOMElement();
    await expect(saveButton).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(log()).getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(log()).toBeEmptyDOMElement();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Let in' })).toHaveFocus());
  },
};

export const LongWords: Story = {
  tags: ['!autodocs'],
  args: {
    children:
      'Narasimhaswamychandrasekharan-Venkatasubramanian Lakshminarayanan can sign in with the password that was set',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await save(canvasElement);
    await expect(log().scrollWidth).toBeLessThanOrEqual(log().clientWidth);
  },
};

export const Hindi: Story = {
  tags: ['copy'],
  globals: { language: 'hi' },
  args: { children: 'विद्यार्थी का विवरण सहेजा गया' },
  play: ({ canvasElement }) => save(canvasElement),
};

export const Dark: Story = { ...Several, tags: ['copy'], globals: { theme: 'dark' } };
