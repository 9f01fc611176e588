import {
  branchIn,
  classStays,
  moveClass,
  specifiedFees,
  standingConcession,
  takeHead,
  type FeeTable,
  type Move,
  type OwnHead,
  type StudentInSection,
} from '../fees';
import { noon, sessionName, turnOfSessions } from '../school';
import { movedFromKey, sampleFeePayer, sectionIn } from '../students';
import {
  changed,
  codeOf,
  done,
  left,
  linesOf,
  moved,
  movedBack,
  on,
  openOf,
  pay,
  returned,
} from '../test/counter';
import { paise, schoolHead, type SchoolClass } from '../values';
import { ledgerAt } from './accrual';
import { addCharge, headsOffered } from './charge';
import { giveConcession } from './concession';
import { feesDue } from './ledger';
import { refund } from './refund';
import { beforeMove, feeEffectOfMove, moveOf, placeIn } from './moved-class';

const turn = turnOfSessions('2027-03');
/** The class stays that have the end of a session entered. */
const endsOf = (student: StudentInSection) =>
  classStays({ ...student, dateOfAdmission: '2026-04-02' }).filter(({ end }) => end !== undefined);
const inClass = (schoolClass: SchoolClass, more: Partial<StudentInSection> = {}): StudentInSection => ({
  ...sampleFeePayer({ feesFrom: '2026-12', revision: 0 }),
  class: schoolClass,
  section: 'a',
  classSession: '2026-27',
  ...more,
});
const to = (schoolClass: SchoolClass, more: object = {}): Move => ({
  decision: 'promote',
  class: schoolClass,
  section: 'b',
  ...more,
});
const stay = (schoolClass: SchoolClass, more: object = {}): Move => ({
  decision: 'detain',
  class: schoolClass,
  section: 'a',
  ...more,
});
const march = on('2027-03-20');
const april = on('2027-04-05');
const arts = { stream: 'arts' as const };

describe('what each owes of March to May, as it was decided (D70, D74)', () => {
  const viii = ['monthly 2027-03 300', 'monthly 2027-04 450', 'monthly 2027-05 450'];
  it.each<[string, StudentInSection, Move | undefined, { at: Date }, string[]]>([
    ['V to VI, on 20 March', inClass('5'), to('6'), march, viii],
    ['V to VI, on 5 April', inClass('5'), to('6'), april, viii],
    [
      'V to VI, on 3 May: April has passed in V',
      inClass('5'),
      to('6'),
      on('2027-05-03'),
      ['monthly 2027-03 300', 'monthly 2027-04 300', 'monthly 2027-05 450'],
    ],
    [
      'V stays, on 20 March',
      inClass('5'),
      stay('5'),
      march,
      ['monthly 2027-03 300', 'monthly 2027-04 300', 'monthly 2027-05 300'],
    ],
    [
      'V undecided: as before',
      inClass('5'),
      undefined,
      march,
      ['monthly 2027-03 300', 'monthly 2027-04 300', 'monthly 2027-05 300'],
    ],
    ['V passes out, on 20 March', inClass('5'), { decision: 'passes-out' }, march, ['monthly 2027-03 300']],
    [
      'V passes out, on 3 May',
      inClass('5'),
      { decision: 'passes-out' },
      on('2027-05-03'),
      ['monthly 2027-03 300'],
    ],
    [
      'XI to XII in the last days of March: the class counts for the new session',
      inClass('11', arts),
      to('12', arts),
      march,
      ['monthly 2027-03 550', 'monthly 2027-04 550', 'monthly 2027-05 550'],
    ],
    ['XII undecided', inClass('12', arts), undefined, march, ['monthly 2027-03 550']],
    ['XII passes out', inClass('12', arts), { decision: 'passes-out' }, march, ['monthly 2027-03 550']],
    [
      'XII repeats, said on 20 March',
      inClass('12', arts),
      stay('12', arts),
      march,
      ['monthly 2027-03 550', 'monthly 2027-04 550', 'monthly 2027-05 550'],
    ],
    [
      'XII repeats, said on 3 May: nothing had been charged of April',
      inClass('12', arts),
      stay('12', arts),
      on('2027-05-03'),
      ['monthly 2027-03 550', 'monthly 2027-04 550', 'monthly 2027-05 550'],
    ],
  ])('%s', (_, student, move, decided, owed) => {
    const after = move ? moved(student, move, { ...march, ...decided }) : student;
    const since = { ...after, feesFrom: '2027-03' };
    expect(openOf([], since, on('2027-06-02'))).toEqual(owed);
  });

  it('a new fee table from April is paid by who goes up and by who stays', () => {
    const dearer: FeeTable = {
      from: '2027-04',
      fees: { ...specifiedFees, '6-8': { ...specifiedFees['6-8'], monthly: paise(500_00) } },
    };
    const today = on('2027-03-20', [dearer]);
    expect(feeEffectOfMove(inClass('5'), to('6'), turn, today)).toEqual({ before: 300_00, after: 500_00 });
    expect(feeEffectOfMove(inClass('6'), stay('6'), turn, today)).toEqual({ before: 500_00, after: 500_00 });
    expect(feeEffectOfMove(inClass('12', arts), undefined, turn, today)).toEqual({
      before: 550_00,
      after: 0,
    });
    const may = { id: 'c1', concession: 'staff', unit: 'percent', value: 50_00, from: '2027-05' } as const;
    const concessions = [{ ...may, reason: 'Staff', givenBy: 'Admin', givenById: 'a1', givenAt: today.at }];
    expect(feeEffectOfMove(inClass('5', { concessions }), to('6'), turn, on('2027-05-05'))).toEqual({
      before: 150_00,
      after: 225_00,
    });
    expect(feeEffectOfMove(inClass('8'), { decision: 'passes-out' }, turn, today)).toEqual({
      before: 500_00,
      after: 0,
    });
  });
});

describe('months of the new session that were paid in the old class (D73)', () => {
  const student = inClass('5', { feesFrom: '2027-02' });
  const paid = pay([], student, on('2027-02-10'), undefined, { throughMonth: '2027-05' });

  it.each([
    ['decided on 20 March', march],
    ['decided on 5 April: April too', april],
  ])('are taken back, and are credit: %s', (_, today) => {
    const six = moved(student, to('6'), today);
    expect(linesOf(ledgerAt(paid, six, today)).slice(1)).toEqual([
      'take-back 2027-04 -300',
      'take-back 2027-05 -600',
    ]);
    expect(ledgerAt(paid, six, today).at(-1)?.collectedAt).toEqual(today.at);
    // 600 settle April at 450 and part of May.
    expect(openOf(paid, six, on('2027-06-01'))).toEqual(['monthly 2027-05 300']);
  });

  it('stay paid where the student stays in the class', () => {
    expect(ledgerAt(paid, moved(student, stay('5'), march), march)).toEqual(paid);
  });

  it('are all credit where the student passes out', () => {
    const out = moved(student, { decision: 'passes-out' }, march);
    expect(feesDue(paid, out, on('2027-04-20'))).toMatchObject({ outstandingDue: -600_00, ahead: [] });
  });

  it('stay free, once the student who passes out has left in May and come back in July', () => {
    const out = moved(inClass('8', { feesFrom: '2027-03' }), { decision: 'passes-out' }, march);
    const nine = { class: '9', classSession: '2027-28', passesOut: undefined } as const;
    const back = returned(left(out, noon('2027-05-20')), noon('2027-07-05'), nine);
    expect(openOf([], back, on('2027-08-02'))).toEqual(['monthly 2027-03 450', 'monthly 2027-07 500']);
  });

  it('can be paid at the new fee in March already, and nobody asks for April again', () => {
    const six = moved(student, to('6'), march);
    const ahead = pay(paid, six, on('2027-03-22'), undefined, { throughMonth: '2027-05' });
    expect(feesDue(ahead, six, on('2027-05-31')).outstandingDue).toBe(0);
    expect(ahead.at(-1)?.studentPaid).toBe(300_00);
  });

  it('and a desk that paid on the student of before loses nothing: the payment is credit', () => {
    const six = moved(student, to('6'), march);
    const other = pay([], student, on('2027-03-21'), undefined, { throughMonth: '2027-04' });
    expect(linesOf(ledgerAt(other, six, on('2027-03-21'))).at(-1)).toBe('take-back 2027-04 -300');
  });
});

describe('between the decision and 1 April', () => {
  const eleven = inClass('11', { ...arts, feesFrom: '2027-03' });
  const twelve = moved(eleven, to('12', arts), march);

  it('the student sits in the old class, and in the new one from April on', () => {
    expect(placeIn('2027-03', twelve)).toMatchObject({ class: '11', section: 'a', ...arts });
    expect(placeIn('2027-04', twelve)).toMatchObject({ class: '12', section: 'b', ...arts });
  });

  const five = inClass('5');
  const six = moved(five, to('6'), march);
  const gone = left(six, noon('2027-03-28'));
  const again = returned(gone, noon('2027-03-30'));
  const inOld = { class: '5', section: 'd', classSession: '2026-27' } as const;
  const back = movedBack([], six, march);
  it.each<[string, StudentInSection, string, string]>([
    ['leaves on 28 March: on the receipt of the 29th', gone, '2027-03', '5 a'],
    ['on one of May, too: it never was in the new class', gone, '2027-05', '5 a'],
    ['and years later', gone, '2029-05', '5 a'],
    ['leaves in May', left(six, noon('2027-05-10')), '2027-05', '6 b'],
    ['is said in May to have left in March', left(six, noon('2027-03-28')), '2027-05', '5 a'],
    ['came back into the new class, in March', again, '2027-03', '5 a'],
    ['the same in April', again, '2027-04', '6 b'],
    ['came back in April', returned(gone, noon('2027-04-12')), '2027-04', '6 b'],
    ['came back into the old class', { ...again, ...inOld }, '2027-03', '5 d'],
    ['whose new class is set right', changed(six, noon('2027-03-25'), { class: '7' }), '2027-03', '5 a'],
    ['whose move is taken back', back.ok ? { ...back.value, section: 'c' } : six, '2027-03', '5 c'],
  ])('who %s', (_, student, month, place) => {
    const { class: schoolClass, section } = placeIn(month, student);
    expect(`${schoolClass} ${section}`).toBe(place);
    // The lists get the same result, though they read only the section a student was moved out of.
    const movedFrom = movedFromKey('2026-27', { branch: 'MLMEC', class: '5', section: 'a' });
    const seat = sectionIn(sessionName(month), { ...student, movedFrom });
    expect(`${seat.class} ${seat.section}`).toBe(place);
  });

  it('a stream that is corrected holds from April on too, and March keeps its fee', () => {
    const science = changed(twelve, noon('2027-03-25'), { stream: 'science' });
    expect(openOf([], science, on('2027-05-02'))).toEqual(['monthly 2027-03 550', 'monthly 2027-04 700']);
    const paid = pay([], twelve, on('2027-03-22'), undefined, { throughMonth: '2027-04' });
    expect(linesOf(ledgerAt(paid, science, on('2027-03-25'))).at(-1)).toBe('take-back 2027-04 -550');
    const early = moved(inClass('11', { ...arts, feesFrom: '2027-01' }), to('12', arts), on('2027-01-20'));
    const ahead = pay([], early, on('2027-01-21'), undefined, { throughMonth: '2027-04' });
    const inJanuary = changed(early, noon('2027-01-25'), { stream: 'science' });
    expect(linesOf(ledgerAt(ahead, inJanuary, on('2027-01-25'))).slice(1)).toEqual([
      'take-back 2027-04 -550',
    ]);
  });

  it('a student who leaves owes March, and in April nothing', () => {
    expect(openOf([], left(twelve, noon('2027-03-25')), on('2027-06-02'))).toEqual(['monthly 2027-03 550']);
  });

  it('and one who comes back in April goes on in the new class', () => {
    const back = returned(left(twelve, noon('2027-03-25')), noon('2027-04-12'));
    expect(openOf([], back, on('2027-06-02'))).toEqual([
      'monthly 2027-03 550',
      'monthly 2027-04 550',
      'monthly 2027-05 550',
    ]);
  });
});

describe('taking it back (D70)', () => {
  const student = inClass('5', { feesFrom: '2027-03' });
  const six = moved(student, to('6'), march);
  const out = moved(student, { decision: 'passes-out' }, march);
  const corrected = changed(
    moved(inClass('10', { feesFrom: '2027-03' }), to('11', arts), march),
    noon('2027-03-25'),
    {
      stream: 'science',
    },
  );
  const gone = changed(
    moved(inClass('12', { ...arts, feesFrom: '2027-03' }), { decision: 'passes-out' }, march),
    noon('2027-03-25'),
    { stream: 'science' },
  );
  const goneElsewhere = changed(out, noon('2027-03-25'), { medium: 'hindi', boardType: 'up' });
  const asked = { concession: 'staff', amount: paise(5000), reason: 'Asked for' } as const;
  const conceded = done([], giveConcession([], six, asked, on('2027-04-03')));
  const paidMarch = pay([], six, on('2027-03-22'));
  const paidApril = pay([], six, on('2027-03-22'), undefined, { throughMonth: '2027-04' });
  const paidBefore = pay([], student, on('2027-03-02'), undefined, { throughMonth: '2027-04' });

  it.each([
    ['at once', [], six, march, 'accepted'],
    ['after March was paid', paidMarch, six, march, 'accepted'],
    ['after April was paid at the new fee', paidApril, six, march, 'session-begun'],
    ['where April was paid before the decision', paidBefore, six, march, 'accepted'],
    ['after a concession on March was given in April', conceded, six, on('2027-04-03'), 'session-begun'],
    ['on 30 April', [], six, on('2027-04-30'), 'accepted'],
    ['on 1 May, when April is charged', [], six, on('2027-05-01'), 'session-begun'],
    ['in June, of who was said to go', [], out, on('2027-06-02'), 'accepted'],
    ['once the student has left', [], left(six, noon('2027-03-25')), april, 'student-left'],
    [
      'of who left and came back into the new class',
      [],
      returned(left(six, noon('2027-03-25')), noon('2027-03-30')),
      april,
      'move-not-found',
    ],
    [
      'after the class was changed',
      [],
      changed(six, noon('2027-03-25'), { class: '7' }),
      april,
      'move-not-found',
    ],
    ['after the stream of the new class was set right', [], corrected, april, 'accepted'],
    ['of who was said to go, after the stream was set right', [], gone, april, 'accepted'],
    ['of who was said to go, after the branch was set right', [], goneElsewhere, april, 'accepted'],
    [
      'after the branch was changed',
      [],
      changed(six, noon('2027-03-25'), { medium: 'hindi', boardType: 'up' }),
      april,
      'move-not-found',
    ],
    ['of who was never moved', [], student, april, 'move-not-found'],
  ])('%s: %s', (_, stored, now, today, code) => {
    expect(codeOf(movedBack(stored, now, today))).toBe(code);
  });

  it('leaves the stream as it was set right to who was said to go, and stays after all', () => {
    expect(moveOf(gone, '2026-27')).toEqual({ decision: 'passes-out' });
    expect(beforeMove(gone, '2026-27')).toMatchObject({ class: '12', stream: 'science' });
    const back = movedBack([], gone, april);
    if (!back.ok) throw new Error(back.code);
    expect(back.value).toMatchObject({ class: '12', stream: 'science', passesOut: undefined });
    expect(openOf([], back.value, on('2027-05-02'))).toEqual(['monthly 2027-03 700']);
  });

  it('and the section, in which no former terms are kept', () => {
    const goneInC: StudentInSection = { ...out, section: 'c' };
    expect(beforeMove(goneInC, '2026-27')).toMatchObject({ class: '5', section: 'c' });
    expect(movedBack([], goneInC, april)).toMatchObject({ value: { class: '5', section: 'c' } });
  });

  it('and the branch as it was set right, in which it can be decided anew', () => {
    expect(moveOf(goneElsewhere, '2026-27')).toEqual({ decision: 'passes-out' });
    const back = movedBack([], goneElsewhere, april);
    if (!back.ok) throw new Error(back.code);
    expect(branchIn('2027-04', back.value)).toBe('MLMIC');
    expect(endsOf(back.value)).toEqual([]);
    expect(moveOf(moved(back.value, to('6'), april), '2026-27')).toEqual(to('6'));
  });

  it('gives the class, the section and the months of before back, and it can be decided anew', () => {
    const back = movedBack([], six, march);
    if (!back.ok) throw new Error(back.code);
    expect(back.value).toMatchObject({ class: '5', section: 'a', classSession: '2026-27' });
    expect(openOf([], back.value, on('2027-05-02'))).toEqual(['monthly 2027-03 300', 'monthly 2027-04 300']);
    expect(endsOf(back.value)).toEqual([]);
    const again = moved(back.value, stay('5'), april);
    expect(endsOf(again)).toMatchObject([
      { class: '5', section: 'a', end: { session: '2026-27', became: 'detained', by: 'Admin' } },
    ]);
  });

  const inOld = { class: '5', classSession: '2026-27', passesOut: false } as const;
  const inBetween = (now: StudentInSection, terms: Partial<StudentInSection>) =>
    returned(left(now, noon('2027-03-21')), noon('2027-03-23'), terms);
  const backIn = (now: StudentInSection, today = march) => {
    const back = movedBack([], now, today);
    if (!back.ok) throw new Error(back.code);
    return back.value;
  };
  const nine = { class: '9' } as const;
  const ten = backIn(corrected, on('2027-03-25'));
  const twelve = moved(inClass('11', { ...arts, feesFrom: '2027-03' }), to('12', arts), march);
  const inScience = { class: '11', classSession: '2026-27', stream: 'science' } as const;
  const on25 = noon('2027-03-25');

  it.each<[string, StudentInSection, number]>([
    ['was never moved', changed(student, on25, nine), 500],
    ['had been promoted', changed(backIn(six), on25, nine), 500],
    ['had been promoted, into a stream that was corrected', changed(ten, on25, { class: '8' }), 450],
    ['had been said to go', changed(backIn(out), on25, nine), 500],
    ['is still said to go', changed(out, on25, nine), 500],
    ['had left, and came back into the old class', changed(inBetween(six, inOld), on25, nine), 500],
    ['comes back into it and into another stream', inBetween(twelve, inScience), 700],
    ['came back into the new class: it begins in April', changed(inBetween(six, {}), on25, nine), 300],
    ['is set right in April only', changed(backIn(six), noon('2027-04-05'), nine), 300],
    ['had its move taken back in April', changed(backIn(six, april), noon('2027-04-06'), nine), 300],
    ['is promoted again', moved(changed(backIn(six), on25, nine), to('10'), on('2027-03-27')), 500],
    ['is said in April to have left', left(changed(backIn(six), on25, nine), noon('2027-03-27')), 500],
  ])('a class that is set right in March counts for March, of who %s (D45)', (_, now, fee) => {
    expect(openOf([], now, on('2027-04-10'))).toEqual([`monthly 2027-03 ${String(fee)}`]);
  });

  it('is done once: there is no decision to take back after it', () => {
    expect(codeOf(movedBack([], backIn(six), april))).toBe('move-not-found');
  });

  it('and what March costs is the same, whenever it is stored', () => {
    const right = changed(backIn(six), on25, nine);
    const stored = ledgerAt([], right, on('2027-04-02'));
    const since = changed(right, noon('2027-05-03'), { class: '3' });
    expect(ledgerAt([], since, on('2027-05-04')).slice(0, stored.length)).toEqual(stored);
    expect(openOf([], since, on('2027-05-04'))).toEqual(['monthly 2027-03 500', 'monthly 2027-04 500']);
  });

  it('and a month between the two and April is charged once, however often the ledger is written', () => {
    const early = moved(inClass('5', { feesFrom: '2027-02' }), to('6'), on('2027-01-20'));
    const right = changed(backIn(early, on('2027-01-21')), noon('2027-01-22'), nine);
    const stored = ledgerAt([], right, on('2027-04-02'));
    expect(openOf(stored, right, on('2027-04-02'))).toEqual(['monthly 2027-02 500', 'monthly 2027-03 500']);
    expect(ledgerAt(stored, right, on('2027-04-05'))).toEqual(stored);
  });

  it('and so is one of who left, and came back into the new class before it begins', () => {
    const early = moved(inClass('5', { feesFrom: '2027-02' }), to('6'), on('2027-01-20'));
    const again = returned(left(early, noon('2027-01-22')), noon('2027-02-10'));
    const stored = ledgerAt([], again, on('2027-04-02'));
    expect(openOf(stored, again, on('2027-04-02'))).toEqual(['monthly 2027-02 300', 'monthly 2027-03 300']);
    expect(ledgerAt(stored, again, on('2027-04-05'))).toEqual(stored);
  });

  it('is the decision as well where the stream of the new class was set right since', () => {
    expect(moveOf(corrected, '2026-27')).toEqual(to('11', { stream: 'science' }));
    expect(moveOf(corrected, '2025-26')).toBeUndefined();
    expect(moveOf(moved(student, stay('5'), march), '2026-27')).toEqual(stay('5'));
    const ten = { class: '10', section: 'a', classSession: '2026-27', stream: undefined };
    expect(beforeMove(corrected, '2026-27')).toMatchObject({ ...ten, former: [] });
    const back = movedBack([], corrected, april);
    expect(back).toMatchObject({ value: ten });
    expect(back.ok && openOf([], back.value, on('2027-05-02'))).toEqual([
      'monthly 2027-03 500',
      'monthly 2027-04 500',
    ]);
    expect(back.ok && endsOf(back.value)).toEqual([]);
  });

  it('and who was said to go by mistake owes the months since, as who is undecided', () => {
    const back = movedBack([], out, on('2027-06-02'));
    expect(back.ok && openOf([], back.value, on('2027-06-02'))).toEqual([
      'monthly 2027-03 300',
      'monthly 2027-04 300',
      'monthly 2027-05 300',
    ]);
  });

  it('and whose April was paid, and passed meanwhile, is charged for it again after it was taken back, once', () => {
    const paid = pay([], student, april);
    const late = on('2027-05-03');
    const back = movedBack(paid, moved(student, { decision: 'passes-out' }, late), late);
    if (!back.ok) throw new Error(back.code);
    const stored = ledgerAt(paid, back.value, on('2027-05-04'));
    expect(linesOf(stored).slice(paid.length)).toEqual(['take-back 2027-04 -300', 'charge 2027-04 0']);
    expect(ledgerAt(stored, back.value, on('2027-05-04'))).toEqual(stored);
  });
});

it.each<[string, StudentInSection, Move, string]>([
  ['twice', moved(inClass('5'), to('6'), march), to('7'), 'class-decided'],
  ['who was said to go', moved(inClass('5'), { decision: 'passes-out' }, march), to('6'), 'class-decided'],
  [
    'who was admitted for the new session',
    inClass('5', { classSession: '2027-28' }),
    to('6'),
    'class-decided',
  ],
  ['who has left', left(inClass('5'), noon('2027-02-01')), to('6'), 'student-left'],
  ['into the class of before', inClass('5'), to('5'), 'class-not-promoted'],
  ['who stays in another one', inClass('5'), stay('6'), 'class-not-promoted'],
])('nobody is moved %s', (_, student, move, code) => {
  expect(codeOf(moveClass(student, move, turn, { by: 'Admin', byId: 'a1', at: march.at }))).toBe(code);
});

describe('promoted in February, and said a week later to go on in the other branch (D45, D70)', () => {
  const goesOver = changed(moved(inClass('8'), to('9'), on('2027-02-08')), noon('2027-02-15'), {
    medium: 'hindi',
    boardType: 'up',
  });
  const gone = left(goesOver, noon('2027-03-10'));
  const forApril = { ...inClass('6'), classSession: '2027-28', feesFrom: '2027-04' };
  const mistyped = changed(forApril, noon('2027-02-11'), { medium: 'hindi', boardType: 'up' });

  it.each<[string, StudentInSection, string, string]>([
    ['in February it is of the branch where it sits', goesOver, '2027-02', 'MLMEC'],
    ['in March too', goesOver, '2027-03', 'MLMEC'],
    ['from April on of the other one', goesOver, '2027-04', 'MLMIC'],
    ['who was mistyped for April was never of the first one', mistyped, '2027-02', 'MLMIC'],
    ['leaving in March, it is of the first in February', gone, '2027-02', 'MLMEC'],
    ['in March', gone, '2027-03', 'MLMEC'],
    ['and ever after: it never was in the other', gone, '2027-05', 'MLMEC'],
    [
      'changed in the middle of a session, it is of the other at once',
      changed(inClass('8'), noon('2027-02-15'), { medium: 'hindi', boardType: 'up' }),
      '2027-02',
      'MLMIC',
    ],
  ])('%s', (_, student, month, branch) => {
    expect(branchIn(month, student)).toBe(branch);
  });

  it.each([
    ['2027-03-20', 'MLMEC'],
    ['2027-04-05', 'MLMIC'],
  ])('what is written at the counter on %s is numbered in %s', (day, branch) => {
    const today = on(day);
    const paid = pay([], goesOver, today, 100);
    const more = { amount: paise(5000), reason: 'Asked for' };
    const conceded = giveConcession(paid, goesOver, { concession: 'staff', ...more }, today);
    const tooMuch = pay([], goesOver, today, undefined, { charges: [{ head: 'security', ...more }] });
    const leaver = left(goesOver, noon(day));
    const written = [
      paid,
      addCharge(paid, goesOver, { head: 'other', ...more }, today),
      done([], conceded),
      done([], refund(tooMuch, leaver, { of: 'security', ...more }, today)),
    ].map((entries) => entries.at(-1));
    expect(written.map((entry) => entry?.branchCode)).toEqual(Array(4).fill(branch));
    expect(written.map((entry) => entry?.studentReceiptNo.split('/')[0])).toEqual(Array(4).fill(branch));
    expect(feesDue([], goesOver, today).branchCode).toBe(branch);
  });

  const exam: OwnHead = {
    head: schoolHead('Exam'),
    every: 'once',
    price: 'one',
    takers: 'all',
    branch: 'MLMEC',
    isRefundable: false,
    amounts: [{ from: '2026-04', amount: paise(50_000), addedBy: 'Admin', addedAt: noon('2026-04-01') }],
  };

  it('is charged a head by hand that the branch of the month has', () => {
    const offered = (day: string) => headsOffered([{ head: exam.head }], goesOver, on(day, [], [exam])).ok;
    expect([offered('2027-03-20'), offered('2027-04-05')]).toEqual([true, false]);
  });

  it.each([
    ['2027-03', 'accepted'],
    ['2027-04', 'head-not-offered'],
  ])('takes a head from %s on, and is spared of it, where its branch has that head by then', (from, code) => {
    const bus: OwnHead = { ...exam, every: 'monthly', takers: 'chosen' };
    const [asked, heads] = [{ studentID: '1234', head: bus.head, from, through: undefined }, [bus]];
    const desk = { by: 'Meena', byId: 'm1', at: noon('2027-03-01'), revision: 3 };
    expect(codeOf(takeHead(goesOver, { ...asked, stop: undefined }, heads, 'new', desk))).toBe(code);
    const half = { concession: 'sibling', unit: 'percent', value: 50_00, reason: 'Sister' } as const;
    const given = standingConcession({ ...asked, ...half }, 'new', desk, { student: goesOver, heads });
    expect(codeOf(given)).toBe(code);
  });
});

it('the history goes on over the years, for who was here before sessions were kept', () => {
  const six = moved(inClass('5', { classSession: undefined }), to('6'), march);
  const seven = moved(six, to('7'), on('2028-03-28'));
  expect(endsOf(seven).map((one) => `${one.end?.session ?? ''} ${one.class} ${one.section ?? ''}`)).toEqual([
    '2026-27 5 a',
    '2027-28 6 b',
  ]);
});
