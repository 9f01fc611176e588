import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCode } from './qr-code';
import { QrCodeExample } from './qr-code.example';
import code from './qr-code.example.tsx?raw';

const meta = {
  title: 'School/QR code',
  component: QrCode,
  args: {
    value:
      'upi://pay?pa=school@bank&pn=M.L.M.%20Inter%20College&am=600.00&cu=INR&tn=Fees%20of%201234&tr=1234',
    label: 'UPI code for ₹600',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '12rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    usage: {
      when: 'On paper, for scanning with a phone: a payment by UPI on a reminder slip.',
      whenNot: 'On screen, where a link needs only one step, and for anything that names a person.',
    },
    accessibility: {
      note: 'A picture whose name says what it is for. Print the address beside it as text, for people without a camera.',
    },
  },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: QrCodeExample,
  parameters: { docs: { source: { code } } },
};

/** The code of a payment, with the three corner marks and the quiet zone of four modules that a scanner needs. */
export const APayment: Story = {
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: 'UPI code for ₹600' });
    const [, , width = '0', height] = (code.getAttribute('viewBox') ?? '').split(' ');
    await expect(width).toBe(height);
    const path = code.querySelector('path')?.getAttribute('d') ?? '';
    await expect(path.startsWith('M4 4h1v1h-1z')).toBe(true);
    await expect(path).not.toContain('M3 ');
  },
};
