import { SITE_LIMITS } from '@school/domain';
import sharp from 'sharp';
import type { UploadAnswer } from '../src/pictures/pictures.answers';
import type {
  EditedSiteAnswer,
  PublicPageAnswer,
  PublicSiteAnswer,
} from '../src/public-site/public-site.answers';
import { TestOffice } from './support/office';
import { picture, pictureForm, uploadPicture } from './support/student';

const OFFICE = '/api/office/public-site';
const PUBLIC = '/api/public-site';

const page = (changes: object = {}) => ({
  revision: 0,
  page: 'about',
  place: 'bar',
  menuName: 'About us',
  heading: 'Our school since 1998',
  body: '## A house of learning\nCome and **see** it.',
  pictures: [],
  ...changes,
});

const card = (changes: object = {}) => ({
  key: 'hostel',
  heading: 'Hostel',
  line: 'Forty beds.',
  link: '/about',
  ...changes,
});

describe('the public site', () => {
  let office: TestOffice;
  beforeAll(async () => (office = await TestOffice.open()));
  afterAll(() => office.close());

  const shown = async () =>
    (await office.call<PublicSiteAnswer>('GET', PUBLIC, undefined, { token: '' })).body;
  const edited = async () =>
    (await office.call<EditedSiteAnswer>('GET', OFFICE, undefined, { token: office.admin })).body;
  const save = (part: string, body: object, token = office.admin) =>
    office.call<EditedSiteAnswer>('PUT', `${OFFICE}/${part}`, body, { token });
  const upload = (form: FormData, token = office.admin) =>
    office.call<UploadAnswer>('POST', `${OFFICE}/pictures`, form, { token });
  const sitePicture = async (width = 400, height = 300) =>
    (await upload(pictureForm(await picture('png', width, height)))).body._id;
  const publicPicture = (id: string) => fetch(`${office.url}${PUBLIC}/pictures/${id}`, { headers: {} });

  it('begins with the branches and the fees of the session, and nothing of its own', async () => {
    const site = await shown();
    expect(site).toMatchObject({ news: [], pages: [], pictures: [] });
    expect(Object.keys(site)).not.toContain('slides');
    expect(site.branches).toEqual([
      { branchCode: 'MLMEC', name: 'M.L.M. Education Centre', nameHindi: 'एम.एल.एम. एजुकेशन सेंटर' },
      { branchCode: 'MLMIC', name: 'M.L.M. Inter College', nameHindi: 'एम.एल.एम. इंटर कॉलेज' },
    ]);
    expect(site.fees[0]?.fees['1-5']).toEqual({ monthly: 300, registration: 400, security: 400 });
  });

  it('shows address and phone of the school details, and neither UPI id nor who entered them', async () => {
    await office.call(
      'PUT',
      '/api/office/school-details',
      {
        branchCode: 'MLMEC',
        name: 'M.L.M. Education Centre',
        address: 'Civil Lines\nGorakhpur 273001',
        phone: '0551 220 1234',
        upiId: 'mlmec@sbi',
        revision: 0,
      },
      { token: office.admin },
    );
    expect((await shown()).branches[0]).toEqual({
      branchCode: 'MLMEC',
      name: 'M.L.M. Education Centre',
      address: 'Civil Lines\nGorakhpur 273001',
      phone: '0551 220 1234',
    });
  });

  it('is made the school’s own, part by part, and everybody reads it at once', async () => {
    const id = await sitePicture();
    const slide = { key: 'hall', picture: id, heading: 'Our hall', headingHindi: 'हमारा सभागार', line: '' };
    expect((await save('slides', { revision: 0, slides: [slide] })).status).toBe(200);
    await save('cards', { revision: 0, cards: [card()] });
    await save('news', {
      revision: 0,
      news: [
        { key: 'old', date: '2026-04-01', heading: 'Session begins', body: 'Welcome.' },
        { key: 'new', date: '2026-11-14', heading: 'Children’s day', body: 'Sweets for all.' },
      ],
    });
    await save('admissions', { revision: 0, whom: 'Mrs. Rao', phone: '98765 43210', bring: 'Photo\nTC' });
    await save('contact', { revision: 0, city: 'Gorakhpur', email: 'office@mlm.example' });
    const site = await shown();
    const { line: _, ...shownSlide } = slide;
    expect(site).toMatchObject({
      slides: [shownSlide],
      cards: [card()],
      admissions: { whom: 'Mrs. Rao', phone: '98765 43210', bring: 'Photo\nTC' },
      contact: { city: 'Gorakhpur', email: 'office@mlm.example' },
      pictures: [{ id, width: 400, height: 300 }],
    });
    expect(site.news.map(({ key }) => key)).toEqual(['new', 'old']);
    const picked = await publicPicture(id);
    expect([picked.status, picked.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it.each([
    ['cards', { cards: [card(), card({ key: 'other', heading: 'Sports day' })] }],
    [
      'news',
      { news: [{ key: 'new', date: '2026-11-14', heading: 'Children’s day', body: 'Sweets for all.' }] },
    ],
    ['admissions', { whom: 'Mrs. Rao', phone: '98765 43210', bring: 'Photo' }],
    ['contact', { city: 'Gorakhpur' }],
  ] as const)(
    'is there after each change: %s, with what may stay empty left empty',
    async (part, content) => {
      // Sent as the forms send it.
      const empty = {
        cards: { picture: null, headingHindi: null, lineHindi: null },
        news: { headingHindi: null, bodyHindi: null },
        admissions: { whomHindi: null, hours: null, body: null },
        contact: { cityHindi: null, email: null, hours: null },
      }[part];
      const sent = Object.fromEntries(
        Object.entries(content).map(([name, value]: [string, unknown]) => [
          name,
          Array.isArray(value) ? value.map((one: object) => ({ ...empty, ...one })) : value,
        ]),
      );
      for (let time = 0; time < 3; time++) {
        const { revision } = (await edited())[part];
        expect(
          (await save(part, { revision, ...(part === 'cards' || part === 'news' ? {} : empty), ...sent }))
            .status,
        ).toBe(200);
        const kept = (await edited())[part].content;
        expect({ time, kept: Array.isArray(kept) ? { [part]: kept } : kept }).toEqual({
          time,
          kept: content,
        });
      }
    },
  );

  it('has pages of the school’s own; one that is taken away can be brought back', async () => {
    expect((await save('page', page())).status).toBe(200);
    const read = (name: string) =>
      office.call<PublicPageAnswer>('GET', `${PUBLIC}/page?page=${name}`, undefined, { token: '' });
    expect((await read('about')).body.page).toMatchObject({ heading: 'Our school since 1998', place: 'bar' });
    await save('page/remove', { revision: 1, page: 'about' });
    expect((await read('about')).status).toBe(404);
    expect((await shown()).pages).toMatchObject([{ page: 'about', isRemoved: true }]);
    const restore = (page: string, revision: number) => save('page/restore', { revision, page });
    // Each call is sent twice, as after a lost answer.
    expect([(await restore('about', 2)).status, (await restore('about', 2)).status]).toEqual([200, 200]);
    expect((await restore('about', 1)).status).toBe(409);
    expect((await read('about')).status).toBe(200);
    // A specified page that is still an example can be removed, and comes back as it was specified.
    await save('page/remove', { revision: 0, page: 'infra' });
    expect((await shown()).pages).toMatchObject([{ page: 'about' }, { page: 'infra', isRemoved: true }]);
    expect([(await restore('infra', 1)).status, (await restore('infra', 1)).status]).toEqual([200, 200]);
    expect((await shown()).pages.map((one) => one.page)).toEqual(['about']);
    expect((await read('nowhere')).status).toBe(404);
  });

  it('is changed by one desk at a time: the second is told, and loses nothing', async () => {
    const { contact } = await edited();
    const change = (city: string, revision: number) => save('contact', { revision, city });
    const answers = await Promise.all([change('Kanpur', contact.revision), change('Agra', contact.revision)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      message: expect.stringContaining('Someone else has changed this part') as string,
    });
    const first = await Promise.all([
      save('page', page({ page: 'hostel' })),
      save('page', page({ page: 'hostel', body: 'Another one' })),
    ]);
    expect(first.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('has a page once that comes again as its answer was lost', async () => {
    // Sent as the form sends it.
    const empty = { menuNameHindi: null, headingHindi: null };
    const sports = page({ page: 'sports', bodyHindi: 'खेल', ...empty });
    expect([(await save('page', sports)).status, (await save('page', sports)).status]).toEqual([200, 200]);
    expect((await edited()).pages.filter((one) => one.page === 'sports')).toMatchObject([{ revision: 1 }]);
    const { revision } = (await edited()).contact;
    const contact = { revision, city: 'Basti', cityHindi: null };
    expect([(await save('contact', contact)).status, (await save('contact', contact)).status]).toEqual([
      200, 200,
    ]);
    expect((await edited()).contact.revision).toBe(revision + 1);
  });

  it.each([
    ['a link that runs', 'cards', { cards: [card({ link: 'javascript:alert(1)' })] }, 'cards.0.link'],
    ['a link that is a page', 'cards', { cards: [card({ link: 'data:text/html,<b>x' })] }, 'cards.0.link'],
    ['a link that runs in a text', 'page', page({ body: '[a](javascript:alert(1))' }), 'body'],
    ['a text without end', 'page', page({ body: 'x'.repeat(6001) }), 'body'],
    ['an address that is a path', 'page', page({ page: '../office' }), 'page'],
    ['a mail address with a header', 'contact', { email: 'a@b.c\nBcc: all' }, 'email'],
    ['a phone that is none', 'admissions', { whom: 'Rao', phone: 'ask', bring: 'x' }, 'phone'],
    [
      'a day that is none',
      'news',
      { news: [{ key: 'a', date: '2026-02-30', heading: 'x', body: 'x' }] },
      'news.0.date',
    ],
    ['too many cards', 'cards', { cards: Array.from({ length: 13 }, () => card()) }, 'cards'],
  ])('refuses %s with a sentence, and stays as it is', async (_, part, body, field) => {
    const before = await shown();
    const answer = await save(part, { revision: 0, ...body });
    expect(answer).toMatchObject({ status: 400, body: { details: [{ field }] } });
    expect(await shown()).toEqual(before);
  });

  it('carries a script as the words that it is', async () => {
    const { pages } = await edited();
    const revision = pages.find((one) => one.page === 'about')?.revision ?? 0;
    const body = '<script>alert(1)</script> <img src=x onerror=alert(1)>';
    expect((await save('page', page({ revision, body, menuName: '<b>About</b>' }))).status).toBe(200);
    const answer = await office.call<PublicPageAnswer>('GET', `${PUBLIC}/page?page=about`, undefined, {
      token: '',
    });
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(answer.body.page.body).toBe(body);
  });

  describe('and its pictures', () => {
    it('are made small, upright and without metadata, as WebP', async () => {
      const { body } = await upload(pictureForm(await picture('jpeg', 3000, 1500)));
      const response = await fetch(`${office.url}/getImage/${body._id}`, {
        headers: { 'auth-token': office.admin },
      });
      const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect({ format, width, height }).toEqual({ format: 'webp', width: 1600, height: 800 });
    });

    it.each([
      ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 415],
      ['50 MB', Buffer.alloc(50 * 1024 * 1024), 413],
      ['a page with a picture’s name', Buffer.from('<html><script>alert(1)</script>'), 415],
    ])('are not %s', async (_, bytes, status) => {
      const answer = await upload(pictureForm(bytes, 'a.png', 'image/png'));
      expect(answer).toMatchObject({ status, body: { message: expect.stringMatching(/\w{3}/) as string } });
    });

    it('are not a bomb: a few kilobytes that unpack to more pixels than any camera takes', async () => {
      const bomb = await picture('png', 6000, 6000);
      expect(bomb.length).toBeLessThan(1024 * 1024);
      const answer = await upload(pictureForm(bomb));
      expect(answer).toMatchObject({
        status: 413,
        body: { message: 'A picture can have at most 25 megapixels. Make it smaller.' },
      });
    });

    it('are uploaded by an administrator', async () => {
      expect((await upload(pictureForm(await picture()), office.clerk)).status).toBe(403);
    });

    it('are public while the site shows them: not before, and not after', async () => {
      const id = await sitePicture();
      expect((await publicPicture(id)).status).toBe(404);
      const { cards } = await edited();
      await save('cards', { revision: cards.revision, cards: [card({ picture: id })] });
      expect((await publicPicture(id)).status).toBe(200);
      await save('cards', { revision: cards.revision + 1, cards: [] });
      expect((await publicPicture(id)).status).toBe(404);
    });

    it('are never those of a student, whoever names them', async () => {
      const photo = await uploadPicture(office);
      const { slides } = await edited();
      const slide = { key: 'a', picture: photo, heading: 'A child' };
      const answer = await save('slides', { revision: slides.revision, slides: [slide] });
      expect(answer).toMatchObject({ status: 400, body: { details: [{ field: 'slides.0.picture' }] } });
      expect((await publicPicture(photo)).status).toBe(404);
      // Not even if it has got into the store.
      await office.connection
        .collection('publicsite')
        .updateOne({ part: 'slides' }, { $set: { content: [slide] } });
      office.clock.advance(11_000);
      expect((await shown()).slides).toMatchObject([slide]);
      expect((await publicPicture(photo)).status).toBe(404);
    });
  });

  it('leaves a line in the audit log for each change, with what changed', async () => {
    const { contact } = await edited();
    await save('contact', { revision: contact.revision, city: 'Lucknow' });
    const { body } = await office.call<object[]>('GET', '/api/audit?action=public-site-changed', undefined, {
      token: office.admin,
    });
    expect(body[0]).toMatchObject({
      by: { username: 'admin' },
      subject: { kind: 'public-site', id: 'contact' },
      changes: [{ field: 'city', after: 'Lucknow' }],
    });
  });

  it('says in the audit log what changed far down in a long text', async () => {
    const long = page({ page: 'long', body: `${'A long story. '.repeat(20)}The fee is 300. Come.` });
    await save('page', long);
    await save('page', { ...long, revision: 1, body: long.body.replace('300', '500') });
    const { body } = await office.call<object[]>('GET', '/api/audit?action=public-site-changed', undefined, {
      token: office.admin,
    });
    expect(body[0]).toMatchObject({
      changes: [
        {
          field: 'body',
          before: expect.stringContaining('The fee is 300.') as string,
          after: expect.stringContaining('The fee is 500.') as string,
        },
      ],
    });
  });

  it('has the last page that there is room for, which comes again as its answer was lost, and no other', async () => {
    const { pages } = await edited();
    for (let count = pages.length + 1; count < SITE_LIMITS.pages; count += 1)
      await save('page', page({ page: `page-${count}` }));
    const last = page({ page: 'last' });
    expect([(await save('page', last)).status, (await save('page', last)).status]).toEqual([200, 200]);
    expect(await save('page', page({ page: 'one-more' }))).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(`${SITE_LIMITS.pages} pages`) as string },
    });
  });
});
