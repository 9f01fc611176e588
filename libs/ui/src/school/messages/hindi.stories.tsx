import { paise } from '@school/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Alert } from '../../alert/alert';
import { Badge } from '../../badge/badge';
import { Button } from '../../button/button';
import { Card } from '../../card/card';
import { DataTable } from '../../data-table/data-table';
import { EmptyState } from '../../empty-state/empty-state';
import { FeesSummary } from '../fees-summary/fees-summary';
import { Field } from '../../field/field';
import { FileUpload } from '../../file-upload/file-upload';
import { filledStory, storySchema } from '../../form/test/form-example';
import { Form } from '../../form/form';
import { FormBar } from '../../form/form-bar';
import { FormSection } from '../../form/form-section';
import { Row, Stack } from '../../layout/stack';
import { PageHeader } from '../../page-header/page-header';
import { Pagination } from '../../pagination/pagination';
import { SearchInput } from '../../search-input/search-input';
import { Select } from '../../select/select';
import { StudentSummary } from '../student-summary/student-summary';
import { TextInput } from '../../text-input/text-input';
import { Textarea } from '../../textarea/textarea';
import { hi } from '../../messages/hi';
import { schoolHi } from './hi';

const meta = {
  title: 'Foundations/Hindi',
  globals: { language: 'hi', viewport: { value: 'phone' } },
  parameters: {
    usage: {
      when: 'To see the most difficult case of each part together: Hindi words, which are taller and often longer, on a phone.',
      whenNot: 'To see one part alone: the toolbar above its own stories can switch to Hindi.',
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const fitsThePage = async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  await waitFor(async () => {
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
    await expect(loaded.some(({ family }) => family.includes('Devanagari'))).toBe(true);
  });
};

export const Registration: Story = {
  render: () => (
    <Form
      aria-label="विद्यार्थी पंजीकरण"
      initialValues={{ ...filledStory, boardType: '', class: '', dateOfBirth: '' }}
      schema={storySchema}
      onSubmit={() => undefined}
    >
      <FormSection title="विद्यार्थी का व्यक्तिगत विवरण">
        <Field label="पहला नाम" required error="कम से कम 3 अक्षर आवश्यक हैं">
          {(control) => <TextInput {...control} defaultValue="आशा" />}
        </Field>
        <Field label="कक्षा" hint="ग्यारहवीं और बारहवीं के लिए संकाय भी चुनें">
          {(control) => (
            <Select {...control} options={[{ value: '8', label: 'आठवीं (अंग्रेज़ी माध्यम)' }]} defaultValue="8" />
          )}
        </Field>
        <Field label="स्थायी पता">
          {(control) => <Textarea {...control} defaultValue="12, स्टेशन मार्ग, गोरखपुर, उत्तर प्रदेश" />}
        </Field>
        <FileUpload
          label="अभिभावक के हस्ताक्षर"
          shape="signature"
          hint="PNG, JPEG या WebP, 5 MB तक"
          accept="image/*"
          status={{ kind: 'failed', message: 'चित्र 5 MB से बड़ा है' }}
          onPick={() => undefined}
          onRemove={() => undefined}
        />
      </FormSection>
      <FormBar>
        <Button type="submit">विद्यार्थी का पंजीकरण करें</Button>
      </FormBar>
    </Form>
  ),
  play: async ({ canvas }) => {
    await fitsThePage();
    await expect(canvas.getByText(hi.attention(3))).toBeVisible();
  },
};

export const AtTheCounter: Story = {
  render: () => (
    <Stack>
      <PageHeader
        title="शुल्क और भुगतान"
        description="विद्यार्थी को खोजें, राशि लें, रसीद छापें।"
        actions={<Button>नया पंजीकरण</Button>}
      />
      <StudentSummary
        name="आशा वर्मा"
        studentID="1234"
        details={[
          { label: 'पिता का नाम', value: 'रमेश वर्मा' },
          { label: 'कक्षा', value: 'आठवीं अ' },
        ]}
      />
      <FeesSummary
        currentCharge={paise(450_00)}
        previousBalance={paise(1_23_006_50)}
        outstandingDue={paise(1_23_456_50)}
      />
      <Alert tone="danger" title="भुगतान नहीं हुआ" onClose={() => undefined}>
        जमा की जाने वाली राशि कुल देय राशि से अधिक नहीं हो सकती।
      </Alert>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await fitsThePage();
    await expect(canvas.getByText(schoolHi.outstandingDue)).toBeVisible();
    await expect(canvas.getByText('₹1,23,456.50')).toBeVisible();
  },
};

const students = [
  { id: '1001', name: 'आशा वर्मा', state: 'जमा', due: '₹0' },
  { id: '1002', name: 'वेंकटनरसिंहराजुवारिपेटा लक्ष्मीनारायणन', state: 'बकाया', due: '₹1,23,456.50' },
];

export const TheList: Story = {
  render: () => (
    <Stack>
      <SearchInput aria-label="तालिका छाँटें" placeholder="तालिका छाँटें" />
      <DataTable
        caption="पंजीकृत विद्यार्थी"
        rows={students}
        rowKey={({ id }) => id}
        columns={[
          { key: 'id', header: 'विद्यार्थी आईडी', render: ({ id }) => id },
          {
            key: 'name',
            header: 'विद्यार्थी का नाम',
            render: ({ name }) => name,
            sort: { onSort: () => undefined },
          },
          { key: 'state', header: 'स्थिति', render: ({ state }) => <Badge tone="info">{state}</Badge> },
          { key: 'due', header: 'बकाया', align: 'end', render: ({ due }) => due },
        ]}
      />
      <Pagination page={5} pageCount={500} onChange={() => undefined} />
      <Card>
        <EmptyState
          title="अभी कोई विद्यार्थी पंजीकृत नहीं है"
          description="सूची बनाने के लिए पहले विद्यार्थी का पंजीकरण करें।"
          action={
            <Row>
              <Button variant="secondary">नया पंजीकरण</Button>
            </Row>
          }
        />
      </Card>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await fitsThePage();
    await expect(canvas.getByRole('button', { name: hi.next })).toBeVisible();
  },
};
