/** The option sets of section 3 of the specification, each value beside the label that people read. */

export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

const options = <const Values extends Readonly<Record<string, string>>>(labels: Values) => {
  const entries = Object.entries(labels) as [keyof Values & string, string][];
  return {
    values: entries.map(([value]) => value) as [keyof Values & string, ...(keyof Values & string)[]],
    list: entries.map(([value, label]) => ({ value, label })) as readonly Option<keyof Values & string>[],
    labels,
  };
};

export const genders = options({ male: 'Male', female: 'Female', other: 'Other' });
export const religions = options({
  hindu: 'Hindu',
  muslim: 'Muslim',
  sikh: 'Sikh',
  christian: 'Christian',
  other: 'Other',
});
export const categories = options({
  general: 'General',
  obc: 'OBC',
  sc: 'SC',
  st: 'ST',
  minority: 'Minority',
});
export const disabilities = options({ false: 'None', true: 'Yes' });
export const conveyances = options({ own: 'Own conveyance', school: 'School Conveyance' });
export const admissionTypes = options({ regular: 'Regular', private: 'Private' });
export const streams = options({ science: 'Science', arts: 'Arts' });
export const wingTypes = options({ junior: 'Junior', primary: 'Primary', senior: 'Senior' });
export const boards = options({ up: 'UP', cbse: 'CBSE' });
export const mediums = options({ english: 'English', hindi: 'Hindi' });
export const sections = options({ '*': '* (No Section)', a: 'A', b: 'B', c: 'C', d: 'D', e: 'E' });
export const paymentTypes = options({
  monthly: 'Monthly',
  registration: 'Registration',
  board: 'Board',
  fine: 'Fine',
  extra: 'Extra',
  tc: 'TC',
  other: 'Other',
});
export const roles = options({ student: 'Student', teacher: 'Teacher', office: 'Office', admin: 'Admin' });
export const staffStatuses = options({
  waiting: 'Waiting',
  active: 'Active',
  refused: 'Refused',
  deactivated: 'Deactivated',
});

export type Stream = (typeof streams.values)[number];
export type Board = (typeof boards.values)[number];
export type Medium = (typeof mediums.values)[number];
export type PaymentType = (typeof paymentTypes.values)[number];
export type Role = (typeof roles.values)[number];
export type StaffStatus = (typeof staffStatuses.values)[number];

/** Roles that may open the office area and call its routes (D9). */
export const officeRoles: readonly Role[] = ['office', 'admin'];

/** Mediums that can be chosen with a board: Hindi only with the UP board (section 2, D17). */
export function mediumsForBoard(board: Board | undefined): readonly Option<Medium>[] {
  return mediums.list.filter(({ value }) => value === 'english' || board === 'up');
}
