export * from './amount-in-words';
export * from './class-label';
export * from './en';
export * from './refusals.en';
