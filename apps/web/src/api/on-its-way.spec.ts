import { OnItsWay } from './on-its-way';

/** A button whose change is answered when the test decides. */
function button() {
  const onItsWay = new OnItsWay<object, string>();
  const sent: object[] = [];
  const answers: ((answer: string) => void)[] = [];
  const press = (request: object) =>
    onItsWay.send(request, (asked) => {
      sent.push(asked);
      return new Promise<string>((answer) => answers.push(answer));
    });
  return { press, sent, answer: (at: number, said: string) => answers[at]?.(said) };
}

describe('a button that is pressed on a slow PC', () => {
  it('pressed twice before the screen shows that it waits, is one change with one answer', async () => {
    const { press, sent, answer } = button();
    const both = Promise.all([press({ studentID: '1123' }), press({ studentID: '1123' })]);
    answer(0, 'k7mp-w3qx-t9hd');
    expect(await both).toEqual(['k7mp-w3qx-t9hd', 'k7mp-w3qx-t9hd']);
    expect(sent).toHaveLength(1);
  });

  it('is another change once the first is answered', async () => {
    const { press, sent, answer } = button();
    const first = press({ studentID: '1123' });
    answer(0, 'first');
    await first;
    void press({ studentID: '1123' });
    expect(sent).toHaveLength(2);
  });

  it('is still on its way while another one before it is answered', async () => {
    const { press, sent, answer } = button();
    const first = press({ choice: 'yes' });
    void press({ choice: 'no' });
    answer(0, 'yes');
    await first;
    void press({ choice: 'no' });
    expect(sent).toEqual([{ choice: 'yes' }, { choice: 'no' }]);
  });

  it.each([
    ['another student', [{ studentID: '1123' }, { studentID: '1124' }]],
    ['one choice, another, and the first again', [{ choice: 'yes' }, { choice: 'no' }, { choice: 'yes' }]],
    [
      'another file of the same name',
      [{ file: new File(['a'], 'school.ics') }, { file: new File(['ab'], 'school.ics') }],
    ],
    [
      'the same file, one digit of which was set right',
      ['1', '7'].map((text, lastModified) => ({ file: new File([text], 'marks.csv', { lastModified }) })),
    ],
  ])('%s goes out on its own', (_, presses) => {
    const { press, sent } = button();
    for (const one of presses) void press(one);
    expect(sent).toEqual(presses);
  });
});
