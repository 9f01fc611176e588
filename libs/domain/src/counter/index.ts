export * from './counter-heads';
export * from './counter-payment';
export * from './family';
