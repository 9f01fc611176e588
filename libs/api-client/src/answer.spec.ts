import { toApiError } from './answer';

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
