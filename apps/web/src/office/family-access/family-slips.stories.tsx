import { PrintSheet } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { english } from '../../messages/catalogue';
import { sampleHanded } from './family-sample';
import { FamilySlips } from './family-slips';

const meta = {
  title: 'Screens/Parts/Slips for families',
  tags: ['!autodocs'],
  component: FamilySlips,
  args: {
    newPasswords: sampleHanded,
    languages: { catalogueFor: () => english },
    branches: {},
    address: 'http://192.168.1.20:4000',
  },
  render: (args) => (
    <PrintSheet label="Slips for families">
      <FamilySlips {...args} />
    </PrintSheet>
  ),
} satisfies Meta<typeof FamilySlips>;

export default meta;
type Story = StoryObj<typeof meta>;

/** If the school has entered its web address, each slip carries a QR code of it. */
export const EightToAPage: Story = {
  play: async ({ canvas: slips }) => {
    await expect(slips.getAllByRole('article')).toHaveLength(9);
    const asha = within(slips.getByRole('article', { name: 'Your sign-in to the school: 1234' }));
    await expect(asha.getByText('192.168.1.20:4000 (Login, then Student)')).toBeVisible();
    await expect(asha.getByText('k7mp-w3qx-t9hd')).toBeVisible();
    await expect(asha.queryByRole('img', { name: 'Code of the web address' })).toBeNull();
    const last = within(slips.getByRole('article', { name: 'Your sign-in to the school: 1242' }));
    await expect(last.getByText('office.example (Login, then Student)')).toBeVisible();
    await expect(last.getByRole('img', { name: 'Code of the web address' })).toBeVisible();
  },
};

/** The longest name and address of a school leave room for the student's name and for everything the family has to type. */
export const LongestSchool: Story = {
  args: {
    branches: {
      MLMEC: {
        branchCode: 'MLMEC',
        name: 'Shri Maharaja Laxmeshwar Mahavidyalaya Memorial Senior Secondary School Devipur',
        address: [
          'Plot No. 128/4-B, Behind the Old Government Veterinary Hospital',
          'Mahatma Gandhi Marg, Near Shri Radha Krishna Mandir, Devipur Kalan',
          'Tehsil Bilhaur, District Kanpur Nagar, Uttar Pradesh 209202',
        ].join('\n'),
      },
    },
  },
  play: async ({ canvas: slips }) => {
    for (const slip of slips.getAllByRole('article')) {
      const { bottom } = slip.getBoundingClientRect();
      const password = within(slip).getByText('k7mp-w3qx-t9hd');
      await expect(password.getBoundingClientRect().bottom).toBeLessThan(bottom);
      const schoolClass = within(slip).getByText('Class III A');
      const whose = schoolClass.parentElement ?? slip;
      for (const line of [whose, within(slip).getByText(/^Father: /)])
        await expect(line.clientHeight).toBeGreaterThanOrEqual(10);
      await expect(schoolClass.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        whose.getBoundingClientRect().bottom,
      );
    }
  },
};

/** A name without a space continues on the second line and is not cut at the edge. */
export const SchoolInOneWord: Story = {
  tags: ['behaviour'],
  args: {
    branches: {
      MLMEC: { branchCode: 'MLMEC', name: 'Saraswatividyamandirseniorsecondaryschoolmemorial' },
    },
  },
  play: async ({ canvas: slips }) => {
    for (const school of slips.getAllByText('Saraswatividyamandirseniorsecondaryschoolmemorial'))
      await expect(school.scrollWidth).toBeLessThanOrEqual(school.clientWidth);
    const [slip] = slips.getAllByRole('article');
    const [school] = slips.getAllByText('Saraswatividyamandirseniorsecondaryschoolmemorial');
    await expect(school?.getBoundingClientRect().right).toBeLessThanOrEqual(
      slip?.getBoundingClientRect().right ?? 0,
    );
  },
};
