import { paise, type Certificate } from '@school/domain';
import { PrintSheet } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CertificateSheet } from './certificate-sheet';

const asha: Certificate = {
  serial: 'MLMEC/TC/2026-27/0012',
  branchCode: 'MLMEC',
  session: '2026-27',
  number: 12,
  state: 'valid',
  form: 'cbse',
  studentID: '1234',
  studentName: 'Asha Verma',
  class: '3',
  section: 'a',
  leftOn: '2026-11-21',
  leavingReason: 'moved',
  issuedAt: new Date('2026-11-21T05:00:00Z'),
  issuedBy: 'Meena (meena.office)',
  dues: paise(0),
  prints: 0,
  school: {
    name: 'M.L.M. Education Centre',
    nameHindi: 'एम.एल.एम. एजुकेशन सेंटर',
    address: 'Station Road\nVaranasi 221001',
    affiliationNumber: '2130123',
  },
  fields: {
    admissionNo: '1234',
    pupilName: 'Asha Verma',
    motherName: 'Sita Verma',
    fatherName: 'Ramesh Verma',
    dateOfBirth: '2015-06-01',
    birthInWords: 'First June two thousand fifteen',
    birthInHindi: 'एक जून दो हज़ार पंद्रह',
    nationality: 'Indian',
    lastClass: 'III (three)',
    duesPaidUpTo: 'Nov 2026',
    conduct: 'Good',
    issuedOn: '2026-11-21',
    reason: 'The family moves away',
  },
  rows: [],
};

const amit: Certificate = {
  ...asha,
  serial: 'MLMIC/TC/2026-27/0003',
  branchCode: 'MLMIC',
  form: 'scholar',
  number: 3,
  language: 'hi',
  dues: paise(300_00),
  school: { name: 'M.L.M. Inter College', nameHindi: 'एम.एल.एम. इंटर कॉलेज' },
  fields: { ...asha.fields, registerNo: '2001', pupilName: 'Amit Verma', casteReligion: 'Kurmi, हिंदू' },
  rows: [
    { class: 'VI', admittedOn: '2025-07-01', promotedOn: '2026-04-03', session: '2025-26', conduct: 'उत्तम' },
    { class: 'VII', admittedOn: '2026-04-03', removedOn: '2026-11-21', cause: 'परिवार दूसरी जगह जा रहा है' },
  ],
};

const meta = {
  title: 'Screens/Parts/Transfer certificate',
  tags: ['!autodocs'],
  component: CertificateSheet,
  args: { certificate: asha },
  decorators: [
    (Story) => (
      <PrintSheet label="Transfer certificate" isLong>
        <Story />
      </PrintSheet>
    ),
  ],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof CertificateSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The list of the CBSE; an unknown value prints as a line, and labels are in both languages. */
export const OfTheCbse: Story = {
  play: async ({ canvas: paper, canvasElement }) => {
    await expect(paper.getByRole('heading')).toHaveTextContent('Transfer Certificate');
    await expect(paper.getByText('01/06/2015')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('23.Other remarks');
    await expect(canvasElement).not.toHaveTextContent('Dues open');
  },
};

export const ScholarsRegister: Story = {
  args: { certificate: amit },
  play: async ({ canvas: paper, canvasElement }) => {
    const rows = paper.getAllByRole('row');
    await expect(rows).toHaveLength(3);
    await expect(rows[1]).toHaveTextContent('VI1 जुल॰ 20253 अप्रैल 2026');
    await expect(paper.getByText('2025-26')).toHaveStyle({ whiteSpace: 'nowrap' });
    await expect(canvasElement).toHaveTextContent('Dues open on the day of issue जारी होने के दिन बकाया ₹300');
  },
};

export const Duplicate: Story = { tags: ['behaviour'], args: { mark: 'duplicate' } };
export const Withdrawn: Story = { args: { certificate: amit, mark: 'withdrawn' } };
