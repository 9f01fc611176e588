import type { DraftFields } from '../form/draft';
import { cellKey, MarksStore, type SendOutcome, type SentMark } from './marks-store';

const shape = {
  students: [{ studentID: '701' }, { studentID: '702' }],
  subjects: [
    { key: 's1', maximum: 100 },
    { key: 's2', maximum: 80 },
  ],
};

const saved = (marks: readonly SentMark[]): SendOutcome => ({
  ok: true,
  value: marks.map(({ studentID, subject, mark }) => ({ studentID, subject, mark, cellState: 'saved' })),
});

const away: SendOutcome = { ok: false, isAway: true, message: '' };

function gridOf(
  answer: (marks: readonly SentMark[]) => SendOutcome = saved,
  stored: readonly SentMark[] = [],
) {
  const sent: SentMark[][] = [];
  const kept: DraftFields[] = [];
  let answers = answer;
  const store = new MarksStore(shape, stored, {
    send: (marks) => {
      sent.push([...marks]);
      return Promise.resolve(answers(marks));
    },
    keep: (fields) => {
      kept.push(fields);
      return Promise.resolve();
    },
    say: (rule) => rule,
  });
  const cell = (studentID: string, subject: string) => store.cell(cellKey(studentID, subject));
  const type = (studentID: string, subject: string, text: string) => {
    store.type(cellKey(studentID, subject), text);
    store.leave(cellKey(studentID, subject));
  };
  return { store, sent, kept, cell, type, answerBy: (next: typeof answer) => (answers = next) };
}

afterEach(() => vi.useRealTimers());
beforeEach(() => void vi.useFakeTimers());

it('sends what was typed once the cell is left, over what stood there', async () => {
  const { store, sent, cell, type } = gridOf(saved, [
    { studentID: '701', subject: 's1', mark: '40', was: '' },
  ]);
  type('701', 's1', ' 045.0 ');
  expect(cell('701', 's1')).toMatchObject({ text: '45', state: 'sending' });
  await store.sendNow();
  expect(sent).toEqual([[{ studentID: '701', subject: 's1', mark: '45', was: '40' }]]);
  expect(cell('701', 's1')).toEqual({ stored: '45', text: '45', state: 'saved' });
});

it('says at the cell what is wrong, and sends nothing of it', async () => {
  const { store, sent, cell, type } = gridOf();
  type('701', 's2', '81');
  type('702', 's2', 'x');
  await store.sendNow();
  expect([cell('701', 's2'), cell('702', 's2')]).toMatchObject([
    { text: '81', state: 'refused', why: 'markUpTo:80' },
    { text: 'x', state: 'refused', why: 'markUnreadable' },
  ]);
  expect(sent).toEqual([]);
  expect(store.summary().asking).toHaveLength(2);
});

it('takes a block of a spreadsheet at the cell, and counts what lies beyond', async () => {
  const { store, sent, cell } = gridOf();
  expect(store.paste('701', 's2', [['70', '5'], ['ab'], ['1']])).toBe(2);
  await store.sendNow();
  expect([cell('701', 's2').text, cell('702', 's2').text]).toEqual(['70', 'AB']);
  expect(sent[0]).toHaveLength(2);
});

it('keeps on this PC what the office has not, tries again by itself, and loses nothing', async () => {
  const { store, sent, kept, cell, type, answerBy } = gridOf(() => away);
  type('701', 's1', '45');
  await store.sendNow();
  await store.keepNow();
  expect(kept.at(-1)).toEqual({ '701 s1': { value: '45', before: '' } });
  expect(store.summary()).toMatchObject({ waiting: 1, isAway: true });
  answerBy(saved);
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toHaveLength(2);
  expect(cell('701', 's1').state).toBe('saved');
  await store.keepNow();
  expect(kept.at(-1)).toEqual({});
});

it.each([
  { office: 'has the marks', answer: saved, before: { waiting: 0, kept: {} } },
  {
    office: 'cannot be reached',
    answer: () => away,
    before: { waiting: 1, kept: { '701 s2': { value: '72', before: '' } } },
  },
])(
  'keeps on this PC what a page loaded anew must find before it says that the office $office',
  async (one) => {
    const { store, kept, type } = gridOf(one.answer);
    type('701', 's2', '81');
    store.paste('701', 's2', [['72']]);
    const told: { readonly waiting: number; readonly kept: DraftFields | undefined }[] = [];
    store.subscribe(() => told.push({ waiting: store.summary().waiting, kept: kept.at(-1) }));
    await store.sendNow();
    expect(told).toEqual([one.before]);
  },
);

it('types again what was kept, and asks where somebody else has typed since', async () => {
  const { store, sent, cell } = gridOf(saved, [{ studentID: '702', subject: 's1', mark: '60', was: '' }]);
  store.restore({
    '701 s1': { value: '45', before: '' },
    '702 s1': { value: '50', before: '40' },
    '999 s1': { value: '50', before: '' },
  });
  await store.sendNow();
  expect(sent[0]).toEqual([{ studentID: '701', subject: 's1', mark: '45', was: '' }]);
  expect(cell('702', 's1')).toMatchObject({ text: '50', stored: '60', state: 'other' });
});

it('asks which of two marks stands, and sends the own one over the other', async () => {
  const { store, sent, cell, type, answerBy } = gridOf((marks) => ({
    ok: true,
    value: marks.map(({ studentID, subject }) => ({
      studentID,
      subject,
      mark: '60',
      cellState: 'other',
      by: 'Ravi',
    })),
  }));
  type('701', 's1', '45');
  type('702', 's1', '46');
  await store.sendNow();
  expect(cell('701', 's1')).toMatchObject({ text: '45', stored: '60', state: 'other', by: 'Ravi' });
  answerBy(saved);
  store.settle('701 s1', 'own');
  store.settle('702 s1', 'theirs');
  await store.sendNow();
  expect(sent[1]).toEqual([{ studentID: '701', subject: 's1', mark: '45', was: '60' }]);
  expect(cell('702', 's1')).toMatchObject({ text: '60', state: 'saved' });
});

it('goes on with what is typed while the one before is on its way', async () => {
  const { store, sent, cell, type } = gridOf();
  type('701', 's1', '45');
  const first = store.sendNow();
  store.type('701 s1', '46');
  await first;
  expect(cell('701', 's1')).toEqual({ stored: '45', text: '46', state: 'typed' });
  store.leave('701 s1');
  await store.sendNow();
  expect(sent[1]).toEqual([{ studentID: '701', subject: 's1', mark: '46', was: '45' }]);
});

it('says why the office takes nothing, and keeps all of it', async () => {
  const { store, cell, type } = gridOf(() => ({ ok: false, isAway: false, message: 'This exam is locked' }));
  type('701', 's1', '45');
  await store.sendNow();
  expect(store.summary()).toMatchObject({ refusal: 'This exam is locked', waiting: 1 });
  expect(cell('701', 's1').text).toBe('45');
});

describe('a mark that is taken back', () => {
  const inOffice = (stored: string) => (marks: readonly SentMark[]) => {
    const value = marks.map(({ studentID, subject, mark, was }) =>
      was === stored || mark === stored
        ? { studentID, subject, mark, cellState: 'saved' }
        : { studentID, subject, mark: stored, cellState: 'other', by: 'Meena' },
    );
    return { ok: true, value } as const;
  };

  it('goes out of the office too, where the answer of the first one was lost', async () => {
    const { store, sent, kept, cell, type, answerBy } = gridOf(() => away);
    type('701', 's1', '85');
    await store.sendNow();
    store.undo('701 s1');
    expect(cell('701', 's1')).toEqual({ stored: '', text: '', state: 'sending' });
    expect(store.summary()).toMatchObject({ waiting: 1, isUnsaved: true });
    await store.keepNow();
    expect(kept.at(-1)).toEqual({ '701 s1': { value: '', before: '' } });
    answerBy(inOffice('85'));
    await store.sendNow();
    await store.sendNow();
    expect(sent.slice(1)).toEqual([
      [{ studentID: '701', subject: 's1', mark: '', was: '' }],
      [{ studentID: '701', subject: 's1', mark: '', was: '85' }],
    ]);
    expect(cell('701', 's1')).toEqual({ stored: '', text: '', state: 'empty' });
    await store.keepNow();
    expect(kept.at(-1)).toEqual({});
  });

  it('goes out of the office too, where the first one was still on its way', async () => {
    const { store, sent, cell, type } = gridOf(saved, [
      { studentID: '701', subject: 's1', mark: '45', was: '' },
    ]);
    type('701', 's1', '54');
    const first = store.sendNow();
    type('701', 's1', '45');
    await first;
    await store.sendNow();
    expect(sent[1]).toEqual([{ studentID: '701', subject: 's1', mark: '45', was: '54' }]);
    expect(cell('701', 's1')).toEqual({ stored: '45', text: '45', state: 'saved' });
  });

  it('is still asked about where somebody else has typed meanwhile', async () => {
    const { store, cell, type, answerBy } = gridOf(() => away);
    type('701', 's1', '85');
    await store.sendNow();
    store.undo('701 s1');
    answerBy(inOffice('60'));
    await store.sendNow();
    expect(cell('701', 's1')).toMatchObject({ text: '', stored: '60', state: 'other', by: 'Meena' });
  });
});

it('counts what is typed in a cell that was not left as not stored, and keeps it when the page goes', async () => {
  const { store, sent, kept, type } = gridOf();
  type('701', 's1', '45');
  store.type('702 s1', '4');
  expect(store.summary()).toMatchObject({ waiting: 1, isUnsaved: true });
  store.close();
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toEqual([[{ studentID: '701', subject: 's1', mark: '45', was: '' }]]);
  expect(kept.at(-1)).toEqual({ '702 s1': { value: '4', before: '' } });
});
