import { strToU8, zipSync } from 'fflate';
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

it.each([
  ['a page', '\r\n<html><table><tr><td>Student ID</td></tr></table></html>'],
  ['a workbook in XML', '\ufeff<?xml version="1.0"?>\n<Workbook><Worksheet/></Workbook>'],
])('refuses %s that a program names as a spreadsheet, and does not cut it into lines', async (_, said) => {
  expect(await linesOf(said)).toBe('register-unreadable');
});

const sheetOf = (rows: string) =>
  `<worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;

const relationTo = (number: number, kind = 'worksheet') =>
  `<Relationship Id="rId${number}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${kind}s/sheet${number}.xml"/>`;

/** The styles of cells: without a format, per cent, and numbers with leading zeros. */
const STYLES = [
  '<styleSheet><numFmts count="2"><numFmt numFmtId="164" formatCode="[$-4009]0.00%"/>',
  `<numFmt formatCode='0000\\ 0000\\ 0000;"none"' numFmtId='165'/></numFmts>`,
  '<cellStyleXfs><xf numFmtId="9"/></cellStyleXfs>',
  '<cellXfs><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="164"><protection/></xf><xf numFmtId="165"/><xf numFmtId="1"/></cellXfs>',
  '</styleSheet>',
].join('');

/** A workbook with one sheet, as bare as a spreadsheet may write it. @param before another sheet, placed before it */
const workbookOf = (rows: string, before = '') => {
  const parts = {
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${before}<sheet name="Register" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relationTo(1)}${relationTo(2)}${relationTo(3, 'chartsheet')}</Relationships>`,
    'xl/styles.xml': STYLES,
    'xl/worksheets/sheet1.xml': sheetOf(rows),
    'xl/chartsheets/sheet3.xml': '<chartsheet><drawing r:id="rId1"/></chartsheet>',
    'xl/worksheets/sheet2.xml': sheetOf(`<row r="1">${text('A1', 'Village')}</row>`),
  };
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, strToU8(part)]))),
  );
};

const text = (cell: string, said: string) => `<c r="${cell}" t="inlineStr"><is><t>${said}</t></is></c>`;

describe('a register that comes as XLSX', () => {
  it('says where a formula found no balance, and not that nothing is owed', async () => {
    const read = await readRegister(
      workbookOf(
        [
          `<row r="1">${text('A1', 'Student ID')}${text('B1', 'Previous balance')}${text('C1', 'माता')}</row>`,
          `<row r="2"><c r="A2"><v>1001</v></c><c r="B2" s="0" t="e"><f>VLOOKUP(A2,Dues!A:B,2,0)</f><v>#N/A</v></c>${text('C2', 'आशा')}</row>`,
          '<row r="3"><c r="A3"><v>1002</v></c><c r="B3"><v>1200</v></c></row>',
        ].join(''),
      ),
    );
    expect(read.ok ? read.value : read.code).toEqual([
      ['Student ID', 'Previous balance', 'माता'],
      ['1001', '#N/A', 'आशा'],
      ['1002', '1200', ''],
    ]);
  });

  it.each([
    ['no result', '<c r="B1"><f>SUM(D1:F1)</f></c>'],
    ['an empty one', '<c r="B1"><f>SUM(D1:F1)</f><v/></c>'],
    ['none of a text', '<c r="B1" t="str"><f>D1&amp;"/-"</f></c>'],
    ['none, of the formula of another cell', `<c t='n' r='B1'><f t="shared" si="0"/><v></v></c>`],
    ['none, with the prefix of a namespace', '<x:c r="B1"><x:f>SUM(D1:F1)</x:f></x:c>'],
    ['an error without its sign', '<c r="B1" t="e"><f>D1</f><v/></c>'],
    ['an error, with such a prefix', '<x:c r="B1" t="e"><x:f>D1</x:f><x:v>#N/A</x:v></x:c>'],
  ])('says that nobody worked a balance out, and not that nothing is owed: there is %s', async (_, cell) => {
    const read = await readRegister(
      workbookOf(`<row r="1"><c r="A1"><v>1001</v></c>${cell}<c r="C1"><v>5</v></c></row>`),
    );
    expect(read.ok ? read.value : read.code).toEqual([['1001', '#N/A', '5']]);
  });

  it('has an empty cell where a formula came to an empty text', async () => {
    const read = await readRegister(
      workbookOf(
        '<row r="1"><c r="A1"><v>1001</v></c><c r="B1" t="str"><f>IF(D1="","",D1)</f><v></v></c><c r="C1"><f>D1</f><v>0</v></c></row>',
      ),
    );
    expect(read.ok ? read.value : read.code).toEqual([['1001', '', '0']]);
  });

  it.each([
    ['50%', '<c r="A1" s="1"><v>0.5</v></c>'],
    ['7%', '<c s="1" t="n" r="A1"><f>7/100</f><v>0.07</v></c>'],
    ['12.5%', '<c r="A1" s="2"><v>0.125</v></c>'],
    ['012345678901', '<x:c r="A1" s="3"><x:v>12345678901</x:v></x:c>'],
    ['0.5', '<c r="A1" s="0"><v>0.5</v></c>'],
    ['12', '<c r="A1" s="4"><v>12</v></c>'],
    ['1/2', '<c r="A1" s="1" t="str"><v>1/2</v></c>'],
    ['3750.3', '<c r="A1"><f>1250.1*3</f><v>3750.2999999999997</v></c>'],
  ])(
    'has %s where the spreadsheet shows that: a number alone would be another concession or ID',
    async (shown, cell) => {
      const read = await readRegister(workbookOf(`<row r="1">${cell}</row>`));
      expect(read.ok ? read.value : read.code).toEqual([[shown]]);
    },
  );

  it.each([
    ['Village', '<sheet name="Lists" sheetId="2" r:id="rId2"/>'],
    ['1001', '<sheet name="Lists" sheetId="2" state="hidden" r:id="rId2"/>'],
    ['1001', "<x:sheet name='Lists' sheetId='2' r:id='rId2' state='veryHidden'></x:sheet>"],
    ['1001', '<sheet name="Collection" sheetId="3" r:id="rId3"/>'],
  ])(
    'begins with %s: a sheet before it is passed over where it is hidden, or a chart (%s)',
    async (first, before) => {
      const read = await readRegister(workbookOf('<row r="1"><c r="A1"><v>1001</v></c></row>', before));
      expect(read.ok ? read.value : read.code).toEqual([[first]]);
    },
  );
});
