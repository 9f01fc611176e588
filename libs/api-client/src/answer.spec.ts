import { retryAfter, toApiError } from './answer';

const sentences = { network: 'No network', unknown: 'Unknown' };

describe('what a failed call answered', () => {
  it.each([
    {
      title: "the API's own error",
      body: {
        statusCode: 400,
        error: 'Bad Request',
        message: 'Wrong',
        details: [{ field: 'a', message: 'b' }, 7],
      },
      read: { status: 400, message: 'Wrong', details: [{ field: 'a', message: 'b' }] },
    },
    { title: 'an empty body', body: undefined, read: { status: 400, message: 'Unknown', details: [] } },
    { title: "a proxy's page", body: '<html>', read: { status: 400, message: 'Unknown', details: [] } },
    {
      title: 'a strange message',
      body: { message: {} },
      read: { status: 400, message: 'Unknown', details: [] },
    },
  ])('$title', ({ body, read }) => {
    expect(toApiError(400, body, sentences)).toEqual(read);
  });
});

describe('when to call again', () => {
  it.each([
    ['a number of seconds', '2', { retryAfterSeconds: 2 }],
    ['a date', 'Wed, 21 Oct 2026 07:28:00 GMT', {}],
    ['nothing', undefined, {}],
  ])('is read out of %s', (_, value, read) => {
    expect(retryAfter(new Headers(value === undefined ? {} : { 'Retry-After': value }))).toEqual(read);
  });
});
