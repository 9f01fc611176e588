import { accountLabel } from '@school/domain';

/** The login ids of accounts by their ids. */
export type Usernames = ReadonlyMap<string, string>;

/** Whom a record names, with the login id, so that two of one name are told apart; a record of before D51 has the name alone. */
export const accountName = (fname: string, id: string | undefined, usernames: Usernames): string =>
  accountLabel(fname, id === undefined ? undefined : usernames.get(id));
