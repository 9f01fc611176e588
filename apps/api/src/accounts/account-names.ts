import { accountLabel } from '@school/domain';

/** The login ids of accounts by their ids. */
export type Usernames = ReadonlyMap<string, string>;

/** The name in a record with the account's login id, which tells namesakes apart; a record from before D51 has only the name. */
export const accountName = (fname: string, id: string | undefined, usernames: Usernames): string =>
  accountLabel(fname, id === undefined ? undefined : usernames.get(id));
