import type { components } from '@school/api-client';
import { answer } from './answer';

type Fees = components['schemas']['PublicSite']['fees'][number]['fees'];

const band = (monthly: number): Fees['1-5'] => ({ monthly, registration: 500, security: 1000 });

const fees: Fees = {
  'before-1': band(300),
  '1-5': band(450),
  '6-8': band(550),
  '9-10': band(650),
  '11-12-science': band(800),
  '11-12-arts': band(700),
};

/** The public site of a school on its first day: its branches and fees, and the specification's words and pictures (D93). */
export const newSite = {
  branches: [
    {
      branchCode: 'MLMEC',
      name: 'M.L.M. Education Centre',
      address: '12, Station Road, Gorakhpur',
      affiliationNumber: '2131234',
      phone: '0551 234567',
    },
    {
      branchCode: 'MLMIC',
      name: 'M.L.M. Inter College',
      address: '14, Station Road, Gorakhpur',
      phone: '0551 234568',
    },
  ],
  session: '2026-27',
  fees: [
    { branchCode: 'MLMEC', fees },
    { branchCode: 'MLMIC', fees },
  ],
  news: [],
  pages: [],
  pictures: [],
} satisfies components['schemas']['PublicSite'];

export const newSchool = answer(newSite);
