export * from './calendar-file';
export * from './occasion';
export * from './school-day';
