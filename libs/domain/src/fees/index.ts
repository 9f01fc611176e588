export * from './fee-payer';
export * from './fee-table';
export * from './standing-concession';
