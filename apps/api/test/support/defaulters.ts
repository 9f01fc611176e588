import type { DefaulterAnswer, TotalsAnswer } from '../../src/defaulters/defaulters.answers';
import type { TestOffice } from './office';

/** The year of these tests: always the next session, whenever they run. */
export const YEAR = new Date().getFullYear() + 1;

/** Moves the clock to the morning of a day, given as `mm-dd`. */
export const goTo = (office: TestOffice, day: string) =>
  office.clock.advance(Date.parse(`${YEAR}-${day}T10:00:00+05:30`) - office.clock.now().getTime());
export const defaulters = async (office: TestOffice, query = '') =>
  office.call<DefaulterAnswer[]>('GET', `/api/office/defaulters?size=100${query}`);
export const totals = async (office: TestOffice, query = '') =>
  (await office.call<TotalsAnswer>('GET', `/api/office/defaulters/totals?${query}`)).body;
export const update = (office: TestOffice, studentID: string, changes: object) =>
  office.call('PUT', '/api/office/updateStudent', { studentID, ...changes });
