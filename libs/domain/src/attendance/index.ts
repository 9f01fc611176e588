export * from './absence';
export * from './attendance';
export * from './attendance-register';
export * from './attendance-share';
export * from './mark-attendance';
export * from './typed-mark';
