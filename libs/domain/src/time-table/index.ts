export * from './clashes';
export * from './lesson';
export * from './periods';
export * from './stand-ins';
