import * as z from 'zod/mini';
import { decisionsFor, plannedMove, sectionPlanSchema, suggestedMove } from './section-plan';

const section = { branch: 'MLMEC', class: '10', section: 'a' } as const;
const planOf = (move: object) => ({ ...section, revision: 0, moves: [{ studentID: '1234', ...move }] });

it.each([
  ['undecided', { decision: 'undecided' }, []],
  [
    'passes out, whatever stands beside it',
    { decision: 'passes-out', class: '', section: '', stream: '' },
    [],
  ],
  ['up, without a class', { decision: 'promote', section: 'b' }, ['moves.0.class']],
  ['up, without a section', { decision: 'promote', class: '9', section: '' }, ['moves.0.section']],
  ['up to XI, without a stream', { decision: 'promote', class: '11', section: 'b' }, ['moves.0.stream']],
  ['up to XI, with a stream', { decision: 'promote', class: '11', section: 'b', stream: 'arts' }, []],
  ['a class that there is not', { decision: 'promote', class: '13', section: 'b' }, ['moves.0.class']],
  ['a decision that there is not', { decision: 'expel' }, ['moves.0.decision']],
])('a plan says %s', (_, move, wrong) => {
  const parsed = z.safeParse(sectionPlanSchema, planOf(move));
  expect((parsed.error?.issues ?? []).map(({ path }) => path.join('.'))).toEqual(wrong);
});

it('a plan counts its revisions from 0', () => {
  const accepted = [0, -1].map(
    (revision) => z.safeParse(sectionPlanSchema, { ...planOf({ decision: 'undecided' }), revision }).success,
  );
  expect(accepted).toEqual([true, false]);
});

it.each([
  ['9', 'promote', undefined, { class: '10', section: 'a' }],
  ['10', 'promote', undefined, { class: '11', section: 'a' }],
  ['11', 'promote', 'arts', { class: '12', section: 'a', stream: 'arts' }],
  ['12', 'detain', 'arts', { class: '12', section: 'a', stream: 'arts' }],
  ['12', 'promote', 'arts', { class: undefined }],
  ['5', 'passes-out', undefined, { class: undefined }],
] as const)('of %s, %s begins with the next or the same class', (now, decision, stream, to) => {
  expect(suggestedMove({ ...section, class: now, stream }, decision)).toMatchObject({ decision, ...to });
});

it('nobody of class XII is promoted', () => {
  expect(decisionsFor('12')).toEqual(['undecided', 'detain', 'passes-out']);
  expect(decisionsFor('11')).toContain('promote');
});

it('what is undecided moves nobody, and a stream goes with a class that has one', () => {
  expect(plannedMove({ decision: 'undecided', class: '11', section: 'a', stream: 'arts' })).toBeUndefined();
  expect(plannedMove({ decision: 'promote', class: '8', section: 'b', stream: 'arts' })).toEqual({
    decision: 'promote',
    class: '8',
    section: 'b',
  });
});
