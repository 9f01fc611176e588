export * from './day-spans';
export * from './general-report';
export * from './staff-report';
