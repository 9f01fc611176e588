export * from './progress';
export * from './unit';
export * from './unit-file';
