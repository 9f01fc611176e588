import { Inject, Injectable } from '@nestjs/common';
import { staffPasswordText } from '@school/domain';
import { madePassword } from './made-password';
import { isMostUsed } from './most-used-passwords';
import { PasswordService } from './password.service';
import { CLOCK, type Clock } from '../common/clock';
import { throughRestarts } from '../database/database-away';
import { SETTINGS, type Settings } from '../settings/settings';
import { type NewAccount, AccountsRepository } from './accounts.repository';

/** The account of the first start, as the console tells it once. */
export interface FirstAdmin {
  readonly username: string;
  /** Set only when the password was made here; a password from the settings is known already. */
  readonly madePassword?: string;
}

/** Makes one admin when there is no staff account yet (D3). */
@Injectable()
export class FirstAdminService {
  constructor(
    private readonly staff: AccountsRepository,
    private readonly passwords: PasswordService,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * @param tell tells the account before it is stored: an office that is killed between the two leaves no account behind
   *   whose password nobody has read, and the next start makes another
   * @returns whether the account that was told exists; false when another office on the same database was quicker
   * @throws Error when the password from the settings is too weak
   */
  async ensure(tell: (admin: FirstAdmin) => void | Promise<void> = () => undefined): Promise<boolean> {
    if (!(await throughRestarts(() => this.staff.isEmpty()))) return true;
    const { ADMIN_USERNAME: username, ADMIN_PASSWORD: passwordInSettings } = this.settings;
    if (
      passwordInSettings !== undefined &&
      (!staffPasswordText().safeParse(passwordInSettings).success || isMostUsed(passwordInSettings))
    )
      throw new Error(
        'ADMIN_PASSWORD must have 12 to 128 characters and not be one of the first to be guessed.',
      );
    const password = passwordInSettings ?? madePassword();
    const account: NewAccount = {
      username,
      fname: 'Admin',
      role: 'admin',
      passwordHash: await this.passwords.hash(password),
      // A printed password can be read by others later.
      ...(passwordInSettings === undefined && { mustChangePassword: true }),
      active: true,
      tokensValidFrom: 0,
      createdAt: this.clock.now(),
    };
    await tell(passwordInSettings === undefined ? { username, madePassword: password } : { username });
    return throughRestarts(() => this.staff.insertFirst(account));
  }
}
