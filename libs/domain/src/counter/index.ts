export * from './counter-payment';
export * from './family';
