export * from './backup-rota';
export * from './calendar-rules';
export * from './first-day';
export * from './school-calendar';
export * from './school-class';
export * from './school-code';
export * from './school-details';
export * from './session';
