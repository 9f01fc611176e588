import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inbox } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import * as kit from './index';

/** The props that each component is given, to find its element again. */
interface Given {
  readonly ref: Ref<never>;
  readonly className: string;
  readonly 'data-part': string;
}

const nothing = () => undefined;
const schema: kit.StandardSchema = { '~standard': { validate: (value) => ({ value }) } };
const image = { src: 'data:,', alt: '', width: 9, height: 5 };
const inForm = (field: ReactNode) => (
  <kit.Form aria-label="Form" initialValues={{}} schema={schema} onSubmit={nothing}>
    {field}
  </kit.Form>
);
const options = [{ value: 'up', label: 'UP' }];
const columns = [{ key: 'name', header: 'Name', render: (name: string) => name }];
const table = { columns, rows: ['Asha'], rowKey: (name: string) => name };

/** The components that have no element of their own. */
type Bare = 'BrokenAtSlashes' | 'KitProvider' | 'KitWords' | 'Menu' | 'PrintedRows' | 'WholeParts';
const bare: readonly string[] = [
  'BrokenAtSlashes',
  'KitProvider',
  'KitWords',
  'Menu',
  'PrintedRows',
  'WholeParts',
] satisfies readonly Bare[];

type PartName = Exclude<
  { [Name in keyof typeof kit]: Name extends Capitalize<Name> ? Name : never }[keyof typeof kit],
  Bare
>;

/** The components that show only in an open popup; each has a button that names it. */
const inPopups: readonly PartName[] = ['MenuList', 'MenuItem', 'Tooltip'];

/** All components of the kit that have an element of their own. */
const parts: Readonly<Record<PartName, (given: Given) => ReactNode>> = {
  Stack: (given) => <kit.Stack {...given} />,
  Row: (given) => <kit.Row {...given} />,
  Grid: (given) => <kit.Grid {...given} />,
  Button: (given) => <kit.Button {...given}>Save</kit.Button>,
  ButtonLink: (given) => (
    <kit.ButtonLink {...given} href="#there">
      There
    </kit.ButtonLink>
  ),
  IconButton: (given) => <kit.IconButton {...given} label="Open" icon={<Inbox />} />,
  TextLink: (given) => (
    <kit.TextLink {...given} href="#there">
      There
    </kit.TextLink>
  ),
  VisuallyHidden: (given) => <kit.VisuallyHidden {...given}>Heard</kit.VisuallyHidden>,
  SkipLink: (given) => (
    <kit.SkipLink {...given} href="#main">
      Skip
    </kit.SkipLink>
  ),
  Field: (given) => (
    <kit.Field {...given} label="Name">
      {(control) => <kit.TextInput {...control} />}
    </kit.Field>
  ),
  FieldGroup: (given) => (
    <kit.FieldGroup {...given} label="Name">
      {() => null}
    </kit.FieldGroup>
  ),
  TextInput: (given) => <kit.TextInput {...given} aria-label="Name" />,
  TextField: (given) => inForm(<kit.TextField {...given} name="name" label="Name" />),
  PasswordInput: (given) => <kit.PasswordInput {...given} aria-label="Password" />,
  PasswordField: (given) => inForm(<kit.PasswordField {...given} name="word" label="Password" />),
  MoneyInput: (given) => <kit.MoneyInput {...given} aria-label="Amount" />,
  MoneyField: (given) => inForm(<kit.MoneyField {...given} name="amount" label="Amount" />),
  Select: (given) => <kit.Select {...given} aria-label="Board" options={options} />,
  SelectField: (given) => inForm(<kit.SelectField {...given} name="board" label="Board" options={options} />),
  RadioGroup: (given) => <kit.RadioGroup {...given} name="board" label="Board" options={options} />,
  RadioGroupField: (given) =>
    inForm(<kit.RadioGroupField {...given} name="board" label="Board" options={options} />),
  Kbd: (given) => <kit.Kbd {...given} shortcut="F2" />,
  Checkbox: (given) => <kit.Checkbox {...given} label="With photos" />,
  Breadcrumb: (given) => (
    <kit.Breadcrumb {...given} here="Here">
      {null}
    </kit.Breadcrumb>
  ),
  Tooltip: (given) => (
    <kit.Tooltip {...given} label="Opened">
      <kit.Button>Open Tooltip</kit.Button>
    </kit.Tooltip>
  ),
  CheckboxField: (given) => inForm(<kit.CheckboxField {...given} name="photos" label="With photos" />),
  DateInput: (given) => <kit.DateInput {...given} aria-label="Date" />,
  DateField: (given) => inForm(<kit.DateField {...given} name="date" label="Date" />),
  Textarea: (given) => <kit.Textarea {...given} aria-label="Reason" />,
  TextareaField: (given) => inForm(<kit.TextareaField {...given} name="reason" label="Reason" />),
  SearchInput: (given) => <kit.SearchInput {...given} aria-label="Find" />,
  ComboBox: (given) => (
    <kit.ComboBox {...given} aria-label="Fruit" options={[]} listLabel="Fruits" onPick={nothing} />
  ),
  FileUpload: (given) => (
    <kit.FileUpload {...given} label="Photo" accept="image/*" status={{ kind: 'empty' }} onPick={nothing} />
  ),
  Form: (given) => (
    <kit.Form {...given} aria-label="Form" initialValues={{}} schema={schema} onSubmit={nothing}>
      {null}
    </kit.Form>
  ),
  FormBar: (given) => inForm(<kit.FormBar {...given}>{null}</kit.FormBar>),
  FormCell: (given) => <kit.FormCell {...given} size="s" />,
  FormCells: (given) => <kit.FormCells {...given} />,
  FormRow: (given) => <kit.FormRow {...given} />,
  FormSection: (given) => (
    <kit.FormSection {...given} title="Section">
      {null}
    </kit.FormSection>
  ),
  SubmitButton: (given) => inForm(<kit.SubmitButton {...given}>Send</kit.SubmitButton>),
  Alert: (given) => <kit.Alert {...given} tone="info" />,
  UpdateNotice: (given) => <kit.UpdateNotice {...given} onUpdate={nothing} onLater={nothing} />,
  OfflineNotice: (given) => <kit.OfflineNotice {...given} onTryAgain={nothing} />,
  Spinner: (given) => <kit.Spinner {...given} label="Working" />,
  Skeleton: (given) => <kit.Skeleton {...given} />,
  ProgressBar: (given) => <kit.ProgressBar {...given} value={40} label="Upload" />,
  Badge: (given) => (
    <kit.Badge {...given} tone="info">
      New
    </kit.Badge>
  ),
  Tile: (given) => <kit.Tile {...given} label="Present" value="30" />,
  TileGrid: (given) => <kit.TileGrid {...given} />,
  Heading: (given) => <kit.Heading {...given}>Documents</kit.Heading>,
  Text: (given) => <kit.Text {...given}>Each month is charged.</kit.Text>,
  DescriptionList: (given) => <kit.DescriptionList {...given}>{null}</kit.DescriptionList>,
  DescriptionItem: (given) => (
    <kit.DescriptionList>
      <kit.DescriptionItem {...given} label="Class">
        VIII
      </kit.DescriptionItem>
    </kit.DescriptionList>
  ),
  Card: (given) => <kit.Card {...given} />,
  PageHeader: (given) => <kit.PageHeader {...given} title="Page" />,
  EmptyState: (given) => <kit.EmptyState {...given} title="Nothing yet" />,
  DataTable: (given) => <kit.DataTable {...given} {...table} caption="Names" />,
  SelectableTable: (given) => (
    <kit.SelectableTable {...given} {...table} caption="Names" rowName={(name) => name} />
  ),
  Pagination: (given) => <kit.Pagination {...given} page={1} pageCount={3} onChange={nothing} />,
  OfficeShell: (given) => (
    <kit.OfficeShell {...given} sidebar={null} topBar={null}>
      {null}
    </kit.OfficeShell>
  ),
  Sidebar: (given) => <kit.Sidebar {...given} groups={[]} />,
  TopBar: (given) => <kit.TopBar {...given} brand="School" />,
  SiteBar: (given) => <kit.SiteBar {...given} brand="School" links={[]} />,
  Footer: (given) => <kit.Footer {...given}>Foot</kit.Footer>,
  Tabs: (given) => <kit.Tabs {...given}>{null}</kit.Tabs>,
  TabList: (given) => (
    <kit.Tabs>
      <kit.TabList {...given} label="Tabs">
        {null}
      </kit.TabList>
    </kit.Tabs>
  ),
  Tab: (given) => (
    <kit.Tabs>
      <kit.TabList label="Tabs">
        <kit.Tab {...given} value="one">
          One
        </kit.Tab>
      </kit.TabList>
    </kit.Tabs>
  ),
  TabPanel: (given) => (
    <kit.Tabs>
      <kit.TabPanel {...given} value="one" />
    </kit.Tabs>
  ),
  TabNav: (given) => (
    <kit.TabNav {...given} label="Pages">
      {null}
    </kit.TabNav>
  ),
  TabNavLink: (given) => (
    <kit.TabNav label="Pages">
      <kit.TabNavLink {...given} href="#there">
        There
      </kit.TabNavLink>
    </kit.TabNav>
  ),
  Carousel: (given) => (
    <kit.Carousel {...given} label="Pictures" slides={[{ key: 'one', heading: 'One', text: 'One', image }]} />
  ),
  CardRow: (given) => <kit.CardRow {...given} label="Cards" cards={[]} />,
  MenuButton: (given) => (
    <kit.Menu>
      <kit.MenuButton {...given}>Menu</kit.MenuButton>
    </kit.Menu>
  ),
  MenuList: (given) => (
    <kit.Menu>
      <kit.MenuButton>Open MenuList</kit.MenuButton>
      <kit.MenuList {...given}>
        <kit.MenuItem onSelect={nothing}>One</kit.MenuItem>
      </kit.MenuList>
    </kit.Menu>
  ),
  MenuItem: (given) => (
    <kit.Menu>
      <kit.MenuButton>Open MenuItem</kit.MenuButton>
      <kit.MenuList>
        <kit.MenuItem {...given} onSelect={nothing}>
          One
        </kit.MenuItem>
      </kit.MenuList>
    </kit.Menu>
  ),
  ConfirmDialog: (given) => (
    <kit.ConfirmDialog
      {...given}
      open={false}
      title="Sure?"
      confirmLabel="Yes"
      onConfirm={nothing}
      onCancel={nothing}
    >
      {null}
    </kit.ConfirmDialog>
  ),
  Modal: (given) => (
    <kit.Modal {...given} open={false} label="Dialog" onClose={nothing}>
      {null}
    </kit.Modal>
  ),
  PaperMark: (given) => (
    <kit.PaperMark value="SPECIMEN">
      <kit.PrintSheet {...given} label="Sheet">
        {null}
      </kit.PrintSheet>
    </kit.PaperMark>
  ),
  PrintSheet: (given) => (
    <kit.PrintSheet {...given} label="Sheet">
      {null}
    </kit.PrintSheet>
  ),
  QrCode: (given) => <kit.QrCode {...given} value="upi://pay" label="Pay" />,
  PrintedPage: (given) => (
    <kit.PrintedPage {...given} title="Closing">
      Counted
    </kit.PrintedPage>
  ),
  PrintedList: (given) => (
    <kit.PrintSheet label="List">
      <kit.PrintedList {...given} {...table} title="List" />
    </kit.PrintSheet>
  ),
};

const referred = new Map<string, Element>();

const meta = {
  title: 'Foundations/Every part',
  tags: ['behaviour'],
  parameters: {
    usage: {
      when: 'To see that a page can find, measure and place every part: each takes `ref`, `className` and `data-*`.',
      whenNot: 'To learn what a part is for: each has its own page.',
    },

    // The components are out of context here: the accessibility of each is tested on its own page.
    a11y: { test: 'off' },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const TakesRefClassAndData: Story = {
  render: () => (
    <>
      {Object.entries(parts).map(([name, part]) => (
        <div key={name}>
          {part({
            ref: ((element: Element | null) => {
              if (element) referred.set(name, element);
            }) as Ref<never>,
            className: `given-${name}`,
            'data-part': name,
          })}
        </div>
      ))}
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const handedOut = Object.keys(kit).filter((name) => /^[A-Z]/.test(name) && !bare.includes(name));
    await expect(Object.keys(parts).sort()).toEqual(handedOut.sort());
    const lackingIn = (page: Element, name: string) => [
      ...(page.querySelector(`.given-${name}`) ? [] : [`${name}: className`]),
      ...(page.querySelector(`[data-part="${name}"]`) ? [] : [`${name}: data-*`]),
      ...(page.contains(referred.get(name) ?? null) ? [] : [`${name}: ref`]),
    ];
    const inThePage = Object.keys(parts).filter((name) => !(inPopups as readonly string[]).includes(name));
    await expect(inThePage.flatMap((name) => lackingIn(canvasElement, name))).toEqual([]);
    for (const name of inPopups) {
      const button = canvas.getByRole('button', { name: `Open ${name}` });
      if (name === 'Tooltip') await userEvent.hover(button);
      else await userEvent.click(button);
      await waitFor(() => expect(lackingIn(document.body, name)).toEqual([]));
      await userEvent.keyboard('{Escape}');
    }
  },
};

/** Without `value`, a component keeps its own value, starting from `defaultValue`. */
export const LeftToThemselves: Story = {
  render: () => (
    <kit.Stack>
      <kit.DateInput aria-label="Date" defaultValue="2026-11-21" />
      <kit.RadioGroup
        name="wing"
        label="Wing"
        defaultValue="hindi"
        options={[
          { value: 'hindi', label: 'Hindi' },
          { value: 'english', label: 'English' },
        ]}
      />
      <kit.Checkbox label="With photos" defaultChecked />
      <kit.ComboBox
        aria-label="Fruit"
        defaultValue="Man"
        options={undefined}
        listLabel="Fruits"
        onPick={nothing}
      />
      <kit.Tabs defaultValue="two">
        <kit.TabList label="Tabs">
          <kit.Tab value="one">one</kit.Tab>
          <kit.Tab value="two">two</kit.Tab>
        </kit.TabList>
        <kit.TabPanel value="one">one</kit.TabPanel>
        <kit.TabPanel value="two">two</kit.TabPanel>
      </kit.Tabs>
    </kit.Stack>
  ),
  play: async ({ canvas }) => {
    const date = canvas.getByRole('textbox', { name: 'Date' });
    await expect(date).toHaveValue('2026-11-21');
    await userEvent.clear(date);
    await userEvent.type(date, '2/5/2026');
    await userEvent.tab();
    await waitFor(() => expect(date).toHaveValue('2026-05-02'));
    await userEvent.click(canvas.getByRole('radio', { name: 'English' }));
    await expect(canvas.getByRole('radio', { name: 'English' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Hindi' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    const fruit = canvas.getByRole('combobox');
    await userEvent.type(fruit, 'go');
    await expect(fruit).toHaveValue('Mango');
    await expect(canvas.getByRole('tab', { name: 'two' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('tab', { name: 'one' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('one');
  },
};
