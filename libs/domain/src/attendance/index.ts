export * from './absence';
export * from './attendance';
export * from './attendance-register';
export * from './attendance-share';
export * from './change-marks';
export * from './mark-attendance';
export * from './mark-teachers';
export * from './typed-mark';
