import { filterKeys, studentSearchText } from '@school/domain';
import { changeAll } from './change-all';
import type { Migration } from './migration';

/** What is looked in had six lines before the section and the mobiles came into it; no column holds a line break. */
const SIX_LINES = '^[^\\n]*(\\n[^\\n]*){5}$';

type Listed = Parameters<typeof studentSearchText>[0];
type Stored = Omit<Listed, 'fatherName' | 'motherName'> & {
  readonly personalDetail: Pick<Listed, 'fatherName' | 'motherName'>;
};

/** Students of before the list's filter knew section and mobile are found by both (D23). */
export const mobileAndSectionInFilter: Migration = {
  number: 6,
  name: 'mobile-and-section-in-filter',
  run: (task) =>
    changeAll<Stored>(task, {
      collection: 'students',
      lacking: { searchText: { $regex: SIX_LINES } },
      reads: [
        'studentID',
        'studentFirstName',
        'studentLastName',
        'boardType',
        'class',
        'section',
        'primaryMobile',
        'secondaryMobile',
        'personalDetail.fatherName',
        'personalDetail.motherName',
      ],
      change: ({ personalDetail, ...student }) => {
        const searchText = studentSearchText({ ...student, ...personalDetail });
        return { $set: { searchText, filterKeys: filterKeys(searchText) } };
      },
    }),
};
