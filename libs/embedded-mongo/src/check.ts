export { showProgress, stopSignal } from './watch';
export { checkFolder } from './apart/apart';
export type { StoreReport } from './check/check-store';
