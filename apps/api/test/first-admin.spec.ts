import { FirstAdminService } from '../src/accounts/first-admin.service';
import { SETTINGS, type Settings } from '../src/settings/settings';
import { TestOffice } from './support/office';

describe('the first account', () => {
  let office: TestOffice;
  beforeEach(async () => {
    office = await TestOffice.open();
    await office.connection.collection('staff').deleteMany({ foldedUsername: { $gt: '' } });
  });
  afterEach(() => office.close());

  const ensure = (tell?: () => void) => office.app.get(FirstAdminService).ensure(tell);
  const accounts = () => office.connection.collection('staff').countDocuments();

  it('is not stored by an office that ends before it has said the password, and the next start makes one', async () => {
    await expect(
      ensure(() => {
        throw new Error('killed');
      }),
    ).rejects.toThrow('killed');
    expect(await accounts()).toBe(0);
    expect(await ensure()).toBe(true);
    expect(await accounts()).toBe(1);
  });

  it('has no short password of the settings, which stops no start after it', async () => {
    const settings = office.app.get<Settings>(SETTINGS);
    Object.assign(settings, { ADMIN_PASSWORD: 'elevenchars' });
    await expect(ensure()).rejects.toThrow('ADMIN_PASSWORD must have 12 to 128 characters');
    expect(await accounts()).toBe(0);
    Object.assign(settings, { ADMIN_PASSWORD: 'twelve-chars-at-least' });
    expect(await ensure()).toBe(true);
    Object.assign(settings, { ADMIN_PASSWORD: 'four' });
    expect(await ensure()).toBe(true);
    expect(await accounts()).toBe(1);
  });

  it('is there before the office is well: whoever waits for that can sign in', async () => {
    const health = () => office.call('GET', '/api/health', undefined, { token: '' });
    expect(await health()).toMatchObject({ status: 503, body: { status: 'error', database: 'up' } });
    await ensure();
    expect(await health()).toMatchObject({ status: 200, body: { status: 'ok', database: 'up' } });
  });

  it('is made once by two offices that start together, and the slower one takes back what it said', async () => {
    const made = await Promise.all([ensure(), ensure()]);
    expect(made.toSorted()).toEqual([false, true]);
    expect(await accounts()).toBe(1);
  });
});
