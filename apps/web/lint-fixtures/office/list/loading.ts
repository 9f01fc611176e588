// A room under the features, which knows one of them and so closes a circle with it.
import { gate } from '../gate/feature';

export const loading = [gate];
