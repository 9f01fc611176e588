import { storageOf } from './memory-storage';

export const localStorage = storageOf(window);
