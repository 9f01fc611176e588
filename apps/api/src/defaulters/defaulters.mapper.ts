import { familyLanguageOf } from '@school/domain';
import { z } from 'zod';
import { defaulterAnswer, type DefaulterAnswer } from './defaulters.answers';
import type { Defaulter } from './owed.repository';

export const toDefaulter = ({ student, owed, reminded }: Defaulter): DefaulterAnswer => {
  const { personalDetail, ...columns } = student;
  return z.encode(defaulterAnswer, {
    ...columns,
    ...personalDetail,
    class: owed.class,
    section: owed.section,
    branchCode: owed.branch,
    amount: owed.amount,
    byAge: owed.byAge,
    dues: [...owed.dues],
    since: owed.since ?? '',
    age: owed.age ?? '0-30',
    language: familyLanguageOf(student),
    ...(reminded && { reminded }),
  });
};
