export * from './many-change';
export * from './planned-change';
