export * from './headings';
export * from './import-calls';
export * from './import-concession';
export * from './import-fields';
export * from './known-student';
export * from './new-student';
export * from './plan-row';
export * from './read-row';
