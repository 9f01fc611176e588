import type { Role, StaffRight } from '@school/domain';
import type { Screen } from './feature';
import { isOfRole, mayOpen } from './may-open';

const screen = (more: Partial<Screen> = {}): Screen => ({ address: 'somewhere', page: () => null, ...more });

const openTo = (one: Screen) =>
  (['student', 'teacher', 'office', 'admin'] as const).filter((role) => isOfRole(one, role));

describe('a screen is open (D9, D58)', () => {
  it.each<[string, Partial<Screen>, readonly Role[]]>([
    ['that says nothing', {}, ['office', 'admin']],
    ['for teachers too', { isForTeachers: true }, ['teacher', 'office', 'admin']],
    ['for administrators', { role: 'admin' }, ['admin']],
    ['for teachers alone', { role: 'teacher' }, ['teacher']],
    ['of the own password', { isForOwnPassword: true }, ['teacher', 'office', 'admin']],
  ])('%s', (_, more, roles) => {
    expect(openTo(screen(more))).toEqual(roles);
  });

  it('to nobody who is not signed in', () => {
    expect(isOfRole(screen({ isForTeachers: true }), undefined)).toBe(false);
  });

  it.each<[string, Role, readonly StaffRight[], boolean]>([
    ['a clerk with it', 'office', ['reports'], true],
    ['a clerk without it', 'office', ['collect'], false],
    ['a teacher', 'teacher', ['reports'], false],
  ])('that asks for a right to %s', (_, role, rights, isOpen) => {
    expect(mayOpen(screen({ right: 'reports' }), { role, rights })).toBe(isOpen);
  });

  it('to a teacher where it is for teachers too, and asks clerks for a right', () => {
    const marking = screen({ right: 'students', isForTeachers: true });
    expect(mayOpen(marking, { role: 'teacher', rights: [] })).toBe(true);
    expect(mayOpen(marking, { role: 'office', rights: ['collect'] })).toBe(false);
  });
});
