import type { FeeTablesAnswer } from '../../src/fee-tables/fee-tables.answers';
import type { TestOffice } from './office';

const PATH = '/api/office/fee-tables';

/** Adds a fee table to the existing ones. @param table in rupees */
export async function addFeeTable(office: TestOffice, table: object, token = office.admin) {
  const { versions } = (await office.call<FeeTablesAnswer>('GET', PATH)).body;
  return office.call<FeeTablesAnswer>('POST', PATH, { revision: versions.length, ...table }, { token });
}
