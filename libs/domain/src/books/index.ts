export * from './closing';
export * from './day-book';
export * from './defaulters';
export * from './receipt';
export * from './receipt-book';
export * from './receipt-register';
export * from './session-closing';
export * from './day-book-entry';
