export * from './class-history';
export * from './class-move';
export * from './fee-payer';
export * from './fee-table';
export * from './standing-concession';
