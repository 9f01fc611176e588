import { readRegister } from './read-register';

const linesOf = async (text: string) => {
  const read = await readRegister(Buffer.from(text));
  return read.ok ? read.value : read.code;
};

describe('a register that comes as CSV', () => {
  it.each([
    ['semicolons between cells, and more commas in the addresses', ';', '12, Civil Lines, Prayagraj, U.P.'],
    ['tabs, and commas in the addresses', '\t', '12, Civil Lines, Prayagraj, U.P.'],
    ['commas, and semicolons in quotes', ',', '"Bus: Naini; Computer; Hostel; Mess"'],
    ['commas, and a quoted cell of two lines', ',', '"12 Civil Lines\n""Shanti Kunj"""'],
  ])('is cut at the sign that all lines have as often: %s', async (_, sign, cell) => {
    const text = [
      ['Student ID', 'Address', 'Mobile'],
      ['1001', cell, '9876543210'],
      ['1002', cell, '9876543211'],
    ]
      .map((cells) => cells.join(sign))
      .join('\r\n');
    const inCell = cell.replaceAll('""', "'").replaceAll('"', '').replaceAll("'", '"');
    expect(await linesOf(text)).toEqual([
      ['Student ID', 'Address', 'Mobile'],
      ['1001', inCell, '9876543210'],
      ['1002', inCell, '9876543211'],
    ]);
  });
});
