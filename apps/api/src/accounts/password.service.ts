import { Injectable } from '@nestjs/common';
import argon2 from 'argon2';
import pLimit from 'p-limit';

/** OWASP's figures for argon2id; 19 MiB a hash. */
const ARGON = { type: argon2.argon2id, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

// One limit for the whole process: a hundred logins at once wait for each other instead of taking 2 GB.
const fourAtATime = pLimit(4);

/** A hash of a password that nobody knows, so that an unknown login id takes as long as a wrong password. */
const NOBODY = argon2.hash(crypto.randomUUID(), ARGON);

/** argon2id hashes of passwords; a password itself is never stored and never logged. */
@Injectable()
export class PasswordService {
  async hash(password: string): Promise<string> {
    return fourAtATime(() => argon2.hash(password, ARGON));
  }

  /** @param hash the account's, or undefined when there is no such account, which takes the same time */
  async verify(hash: string | undefined, password: string): Promise<boolean> {
    return fourAtATime(
      async () => (await argon2.verify(hash ?? (await NOBODY), password)) && hash !== undefined,
    );
  }
}
