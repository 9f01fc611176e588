// A feature that knows another.
import { gatePage } from '../gate/gate-page';

export const visitors = [gatePage];
