export { showProgress, stopSignal } from '../backup/watch';
export { checkFolder } from '../apart/apart';
export type { StoreReport } from './check-store';
