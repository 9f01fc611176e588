import type { components } from '@school/api-client';

type Schemas = components['schemas'];

/** The shapes of the API's answers that screens pass around. */
export type ListedStudent = Schemas['ListedStudent'];
export type Student = Schemas['Student'];
export type FeeEntry = Schemas['FeeEntry'];
export type FeesLookup = Schemas['FeesLookup'];
