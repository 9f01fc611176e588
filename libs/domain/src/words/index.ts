export { numberInHindiWords } from './amount-in-hindi-words';
export * from './amount-in-words';
export * from './certificate.en';
export * from './certificate.hi';
export * from './class-label';
export * from './date-in-words';
export * from './en';
export * from './refusals.en';
export * from './reminder.en';
