import { decodeToken } from '@school/domain';
import { passwordOf } from './support/admin';
import { TestOffice } from './support/office';

describe('the language of an answer', () => {
  let office: TestOffice;
  beforeAll(async () => (office = await TestOffice.open()));
  afterAll(() => office.close());

  const ask = (path: string, body: object, language?: string) =>
    office.call(
      'POST',
      path,
      body,
      language === undefined ? {} : { headers: { 'accept-language': language } },
    );
  const unknown = (language?: string) =>
    ask('/api/office/isFirstTimeDeposit', { studentID: '9999' }, language);

  it.each([
    { asked: undefined, message: 'No student was found with this Student ID' },
    { asked: 'en-IN,en;q=0.9,hi;q=0.5', message: 'No student was found with this Student ID' },
    { asked: 'hi-IN,hi;q=0.9,en;q=0.8', message: 'इस आईडी का कोई विद्यार्थी नहीं मिला' },
    { asked: 'ta', message: 'No student was found with this Student ID' },
  ])('a refusal, asked for in $asked', async ({ asked, message }) => {
    const { status, headers, body } = await unknown(asked);
    expect([status, body['message']]).toEqual([404, message]);
    expect(headers.get('vary')).toContain('Accept-Language');
  });

  it('says the first of several faults and how many fields wait, each at its field', async () => {
    const deposit = { studentID: '1001', paidAmount: 0, toward: 'gold', studentName: 'Asha Verma' };
    const { body } = await ask('/api/office/depositFee', deposit, 'hi');
    expect(body['message']).toBe('भुगतान की सही राशि लिखें, साथ ही 4 और खानों पर ध्यान देना है');
    expect(body['details']).toContainEqual({ field: 'toward', message: 'भुगतान का प्रकार चुनें' });
  });

  it("has the API's own sentences in it too", async () => {
    const { body } = await office.call('GET', '/api/office/dashboard', undefined, {
      token: '',
      headers: { 'accept-language': 'hi' },
    });
    expect(body['message']).toBe('कृपया साइन इन करें।');
  });
});

describe('the language of an account', () => {
  let office: TestOffice;
  beforeAll(async () => (office = await TestOffice.open()));
  afterAll(() => office.close());

  const keep = (language: unknown, token?: string) =>
    office.call('PUT', '/api/office/language', { language }, { token });
  const atLogin = async () => {
    const { body } = await office.login('clerk-one', passwordOf('clerk-one'));
    const decoded = decodeToken(body['token'] as string);
    return decoded.ok ? decoded.claims.language : decoded.message;
  };

  it('is none until one is chosen, then each token says it, until another is chosen', async () => {
    expect(await atLogin()).toBeUndefined();
    expect(await keep('hi')).toMatchObject({ status: 200, body: { language: 'hi' } });
    expect(await atLogin()).toBe('hi');
    await keep('en');
    expect(await atLogin()).toBe('en');
  });

  it('is the caller’s own alone, and leaves tokens as they are', async () => {
    await keep('hi', office.admin);
    expect(await atLogin()).toBe('en');
    expect((await office.call('GET', '/api/office/dashboard')).status).toBe(200);
  });

  it.each([['ta'], [''], [7], [undefined]])('is not %j', async (language) => {
    expect(await keep(language)).toMatchObject({
      status: 400,
      body: { details: [{ field: 'language', message: 'Choose language' }] },
    });
  });

  it('is not kept for nobody', async () => {
    expect((await keep('hi', '')).status).toBe(401);
  });
});
