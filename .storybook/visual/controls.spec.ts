import { expect, type Locator, type Page } from '@playwright/test';
import { components, ofTheKit, test, type ArgType } from './stories-page';

interface ControlSample {
  readonly kind: string;
  readonly story: string;
  /** As the panel writes it into the address, when somebody sets the control. */
  readonly args: string;
  /** What is seen of it in the story. */
  readonly seen: (story: Locator) => Locator;
}

const samples: readonly ControlSample[] = [
  {
    kind: 'a boolean',
    story: 'actions-button--primary',
    args: 'loading:!true',
    seen: (story) => story.locator('button[aria-busy="true"]'),
  },
  {
    kind: 'a choice',
    story: 'display-heading--of-a-panel',
    args: 'level:3',
    seen: (story) => story.getByRole('heading', { level: 3 }),
  },
  {
    kind: 'a text',
    story: 'display-badge--danger',
    args: 'children:Returned',
    seen: (story) => story.getByText('Returned', { exact: true }),
  },
  {
    kind: 'a number',
    story: 'feedback-progressbar--under-way',
    args: 'value:73',
    seen: (story) => story.locator('[aria-valuenow="73"], progress[value="73"]'),
  },
];

const drawn = async (page: Page, address: string) => {
  await page.goto(`/iframe.html?viewMode=story&${address}`);
  const story = page.locator('#storybook-root');
  await expect(story.locator('> *').first()).toBeAttached();
  return story;
};

for (const { kind, story, args, seen } of samples) {
  test(`the control of ${kind} changes ${story}`, async ({ page }) => {
    await expect(seen(await drawn(page, `id=${story}`))).toHaveCount(0);
    await expect(seen(await drawn(page, `id=${story}&args=${args}`))).toHaveCount(1);
  });
}

test('words that may be any node have a box to type in', async ({ page }) => {
  await page.goto('/iframe.html?viewMode=docs&id=display-badge--docs');
  const words = page.getByRole('row', { name: /^children/ });
  await words.getByRole('textbox').fill('Returned');
  await expect(page.getByText('Returned', { exact: true }).first()).toBeVisible();
});

// What axe finds is looked at elsewhere.
test.use({ globals: { a11y: { manual: true } } });

/** Controls of what is seen only once something happens: a calendar or a tooltip opens, a toast comes, no row is left. */
const seenLater: Readonly<Record<string, readonly string[]>> = {
  'Forms/ComboBox': ['listLabel', 'loading', 'note'],
  'Forms/DateInput': ['min', 'max'],
  'Feedback/Tooltip': ['label', 'side'],
  'Feedback/Toast': ['children', 'tone', 'lang', 'isHeld'],
  // How long a slide stays: on a fast machine it is still there when this looks.
  'Display/Carousel': ['every'],
  'Display/DataTable': ['empty'],
  'Display/SelectableTable': ['empty'],
};

/** Pages of several parts, and parts that take elements or figures, which no panel can set. */
const withoutControls = [
  'Foundations/Every part',
  'Foundations/Hindi',
  'Foundations/KitProvider',
  'Actions/Menu',
  'Feedback/Skeleton',
  'Display/Stack',
  'School/AmountInWords',
  'School/FeesSummary',
  'School/SchoolWords',
];

/** The controls of a story, those of them that change what is drawn when they are set as the panel sets them, and what no word explains. */
const turn = (page: Page, id: string) =>
  page.evaluate(async (storyId) => {
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = window;
    /** The page as text, with what stands in fields, which is no part of its HTML. */
    const look = () =>
      JSON.stringify([
        document.body.innerHTML,
        [...document.querySelectorAll('input')].map(({ value, checked, indeterminate }) => [
          value,
          checked,
          indeterminate,
        ]),
        [...document.querySelectorAll<HTMLSelectElement>('select, textarea')].map(({ value }) => value),
      ]);
    const after = async (act: () => void) => {
      const rendered = new Promise<void>((resolve) => channel.once('storyRendered', resolve));
      act();
      await rendered;
      return look();
    };
    const others = ({ control, options = [] }: ArgType, now: unknown): readonly unknown[] => {
      const { type = '', disable = false } = typeof control === 'object' ? control : { type: control };
      if (disable) return [];
      if (type === 'boolean') return [true, false].filter((value) => value !== now);
      if (type === 'text') return [`${typeof now === 'string' ? now : ''} changed`];
      if (type === 'number') return [(typeof now === 'number' ? now : 0) + 1];
      return type === 'radio' || type === 'select' ? options.filter((option) => option !== now) : [];
    };
    await after(() => channel.emit('setCurrentStory', { storyId, viewMode: 'story' }));
    const story = await preview?.storyStoreValue?.loadStory({ storyId });
    const { argTypes = {}, initialArgs = {} } = story ?? {};
    const offered: string[] = [];
    const alive: string[] = [];
    for (const [name, argType] of Object.entries(argTypes)) {
      // What a part begins with is not asked again.
      const values = name.startsWith('default') ? [] : others(argType, initialArgs[name]);
      if (values.length > 0) offered.push(name);
      for (const value of values) {
        const before = look();
        const now = await after(() =>
          channel.emit('updateStoryArgs', { storyId, updatedArgs: { [name]: value } }),
        );
        await after(() => channel.emit('resetStoryArgs', { storyId }));
        if (now === before) continue;
        alive.push(name);
        break;
      }
    }
    const unexplained = Object.keys(argTypes).filter((name) => (argTypes[name]?.description ?? '') === '');
    return { offered, alive, unexplained };
  }, id);

for (const title of components) {
  test(`every control of ${title} changes a story and says what it is`, async ({ stories }) => {
    const shown = ofTheKit.filter(
      (story) =>
        story.title === title &&
        !story.tags?.some((tag) => tag === 'behaviour' || tag === 'copy' || tag === 'example'),
    );
    const offered = new Set<string>();
    const alive = new Set<string>();
    for (const { id } of shown) {
      const seen = await turn(stories, id);
      expect.soft(seen.unexplained, id).toEqual([]);
      seen.offered.forEach((name) => offered.add(name));
      seen.alive.forEach((name) => alive.add(name));
      if ([...offered].every((name) => alive.has(name))) break;
    }
    expect(offered.size === 0).toBe(withoutControls.includes(title));
    const later = seenLater[title] ?? [];
    expect([...offered]).toEqual(expect.arrayContaining([...later]));
    const dead = [...offered].filter((name) => !alive.has(name) && !later.includes(name));
    expect(dead).toEqual([]);
  });
}

const tokens = [
  { page: 'foundations-colours--docs', copied: /^(var\(--kit-color-|#)/ },
  { page: 'foundations-space--docs', copied: /^var\(--kit-space-/ },
  { page: 'foundations-type--docs', copied: /^var\(--kit-font-size-/ },
];

for (const { page: docs, copied } of tokens) {
  test(`a token of ${docs} is copied by a click, and says so`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`/iframe.html?viewMode=docs&id=${docs}`);
    const token = page.locator('button:has([role="status"])').first();
    const value = await token.getAttribute('title');
    await token.click();
    await expect(token).toHaveText('Copied');
    expect(value).toMatch(copied);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(value);
  });
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });

  const controls = [
    'combobox--empty',
    'dateinput--empty',
    'moneyinput--empty',
    'passwordinput--disabled',
    'searchinput--empty',
    'select--empty',
    'textarea--disabled',
    'textinput--empty',
  ];
  for (const control of controls) {
    test(`the text of ${control} is so large that iOS does not zoom in`, async ({ page }) => {
      const story = await drawn(page, `id=forms-${control}`);
      await expect(story.locator('input, select, textarea').first()).toHaveCSS('font-size', '16px');
    });
  }

  test('a date is whole beside another in a window of 360 px', async ({ page }) => {
    const date = (await drawn(page, 'id=forms-dateinput--empty')).getByRole('textbox');
    await date.fill('2026-12-01');
    const cut = await date.evaluate(async (input) => {
      await document.fonts.ready;
      input.style.inlineSize = '158px';
      return input.scrollWidth - input.clientWidth;
    });
    expect(cut).toBe(0);
  });
});
