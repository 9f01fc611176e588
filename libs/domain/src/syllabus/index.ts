export * from './progress';
export * from './unit';
