import { loading } from '../list/loading';

export const gatePage = [loading];
