import { TestOffice } from './support/office';

describe('the queries of an office', () => {
  it('are watched in every test, and the test fails when no index serves one', async () => {
    const office = await TestOffice.open();
    await office.call('GET', '/api/office/getAllStudents?page=1&size=10&filter=asha');
    await office.call('GET', '/api/office/getAllStudents?page=1&size=10&section=a');
    await office.call('GET', '/api/office/dashboard');
    expect(office.queries.seen).toContainEqual(
      expect.stringMatching(/^aggregate students pipeline .*filterKeys:\{\$regex:\?\}/),
    );
    expect(office.queries.seen).toContainEqual(
      expect.stringMatching(/^aggregate students pipeline .*\{left:\?,section:\?\}/),
    );
    await office.connection.collection('students').updateOne({ motherName: 'x' }, { $set: { left: true } });
    await expect(office.close()).rejects.toThrow(
      'Queries that no index serves:\nupdate students q {motherName:?}',
    );
  });
});
