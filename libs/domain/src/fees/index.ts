export * from './class-move';
export * from './class-stays';
export * from './fee-payer';
export * from './fee-table';
export * from './new-head';
export * from './school-head';
export * from './standing-concession';
export * from './taken-head';
