import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withLinks } from '../../stories/around';
import { listResultOf } from '../../stories/list-result';
import { PictureRows } from './picture-rows';
import type { PictureRow } from './use-pictures';

const photo: PictureRow = {
  row: 1,
  path: 'Class VII/MLMEC-00012.jpg',
  studentID: 'MLMEC-00012',
  name: 'Asha Verma',
  of: 'photo',
  state: 'new',
  outcome: 'waiting',
};

const rows: readonly PictureRow[] = [
  photo,
  { ...photo, row: 2, path: 'signatures/MLMEC-00012.png', of: 'signature', state: 'changed' },
  { ...photo, row: 3, path: 'MLMEC-00013.jpg', studentID: 'MLMEC-00013', name: 'Rahul Yadav', state: 'same' },
  {
    row: 4,
    path: 'Asha Verma.jpg',
    state: 'refused',
    outcome: 'waiting',
    refused: 'The file name must be a Student ID, as in 1001.jpg or 1001-signature.jpg',
  },
  { ...photo, row: 5, path: 'MLMEC-00014.jpg', studentID: 'MLMEC-00014', outcome: 'changed' },
];

const meta = {
  title: 'Screens/Parts/Import pictures',
  tags: ['!autodocs'],
  component: PictureRows,
  decorators: [withLinks],
  args: { result: listResultOf(rows), query: { page: 1, setPage: fn() } },
} satisfies Meta<typeof PictureRows>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each file shows its student and its state; a refused file gives the reason. */
export const EachState: Story = {
  play: async ({ canvas }) => {
    const [, , signature, , refused] = canvas.getAllByRole('row');
    await expect(signature).toHaveTextContent(/Signature.*Replaces/);
    await expect(refused).toHaveTextContent(/Refused.*must be a Student ID/);
  },
};

export const Empty: Story = { args: { result: listResultOf<PictureRow>([]) } };

export const Loading: Story = { args: { result: listResultOf<PictureRow>([], true) } };
