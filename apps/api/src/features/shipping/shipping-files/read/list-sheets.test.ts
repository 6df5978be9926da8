import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { compoundWith, partsWith, xlsxWith, zipOf } from './list-files.steps.ts';
import { listLimits } from './list-limits.ts';
import { listSheets } from './list-sheets.ts';

const rowsOf = async (bytes: Uint8Array) => {
  const read = await listSheets(bytes);
  return 'sheets' in read ? read.sheets.flatMap(({ rows }) => rows) : read.problem;
};

describe('R102 the file of a list that is a spreadsheet', () => {
  it('is read with its sheets, days, numbers and texts that look like numbers', async () => {
    const bytes = await writeXlsxFile([
      {
        sheet: 'Umikaze',
        data: [
          [{ value: 'SHIPPING LIST', columnSpan: 4 }],
          [],
          ['Chassis No.', 'ETD', 'Booking', 'Ok'],
          ['GK3-1234567', { value: new Date('2026-11-24'), format: 'dd-mmm' }, '0123', true],
          [1_234_567, null, '1E5234', null],
        ],
      },
      { sheet: '港', data: [['車台番号'], [' ＧＫ３－１２３４５６７ ']] },
      { sheet: 'Empty', data: [[]] },
    ]).toBuffer();
    expect(await listSheets(bytes)).toEqual({
      sheets: [
        {
          name: 'Umikaze',
          rows: [
            { line: 1, cells: ['SHIPPING LIST'] },
            { line: 3, cells: ['Chassis No.', 'ETD', 'Booking', 'Ok'] },
            { line: 4, cells: ['GK3-1234567', '2026-11-24', '0123', 'true'] },
            { line: 5, cells: [1_234_567, '', '1E5234'] },
          ],
        },
        {
          name: '港',
          rows: [
            { line: 1, cells: ['車台番号'] },
            { line: 2, cells: ['ＧＫ３－１２３４５６７'] },
          ],
        },
        { name: 'Empty', rows: [] },
      ],
    });
  });

  it('has the value that was kept for a formula, and nothing for one that failed', async () => {
    const rows = `<row r="2" hidden="1"><c r="A2" t="str"><f>HYPERLINK("http://x.example","GK3-1")</f><v>GK3-1</v></c>
      <c r="B2"><f>1+1</f><v>46350</v></c><c r="C2" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="D2"><f>A1</f></c></row>`;
    expect(await rowsOf(xlsxWith(rows))).toEqual([{ line: 2, cells: ['GK3-1', 46_350] }]);
  });

  it('is cut to the columns and the length of cells that a list may have', async () => {
    const wide = await writeXlsxFile([Array.from({ length: 61 }, (_, at) => `c${at}`), ['x'.repeat(501)]]).toBuffer();
    const rows = await rowsOf(wide);
    expect(rows).toMatchObject([{ cells: { length: 60 } }, { cells: ['x'.repeat(500)] }]);
  });

  it('has at most five thousand rows that hold anything', async () => {
    const row = ['GK3-1234567'];
    const full = Array.from({ length: listLimits.rows / 2 }, () => row);
    const sheets = (rows: string[][]) => [
      { sheet: 'One', data: full },
      { sheet: 'Two', data: rows },
    ];
    expect(await rowsOf(await writeXlsxFile(sheets([...full, [], []])).toBuffer())).toHaveLength(listLimits.rows);
    expect(await rowsOf(await writeXlsxFile(sheets([...full, row])).toBuffer())).toBe('tooManyRows');
  });
});

describe('R102 the file of a list that is CSV', () => {
  it('is read with quoted line breaks and by any separator, also below a title', async () => {
    const file = '\uFEFFSHIPPING LIST, 24 Nov\r\n"Chassis No";"Remarks";Length\r\nGK3-1234567;"one;\r\ntwo";4,35\r\n';
    expect(await rowsOf(strToU8(file))).toEqual([
      { line: 1, cells: ['SHIPPING LIST, 24 Nov'] },
      { line: 2, cells: ['Chassis No', 'Remarks', 'Length'] },
      { line: 3, cells: ['GK3-1234567', 'one; \ntwo', '4,35'] },
    ]);
    expect(await rowsOf(strToU8('Chassis\tPOL\nGK3-1234567\tYokohama'))).toMatchObject([
      {},
      { cells: ['GK3-1234567', 'Yokohama'] },
    ]);
  });

  it('may be Shift_JIS', async () => {
    // 車台番号,船名 and GK3-1234567,海風丸.
    const bytes = Buffer.from('8ed491e494d48d862c914496bc0a474b332d313233343536372c8a4395978adb', 'hex');
    expect(await rowsOf(bytes)).toEqual([
      { line: 1, cells: ['車台番号', '船名'] },
      { line: 2, cells: ['GK3-1234567', '海風丸'] },
    ]);
  });

  it('is unreadable if a quotation mark stands in the middle of a cell', async () => {
    expect(await rowsOf(strToU8('Chassis,Remarks\nGK3-1234567,tyre 15"'))).toBe('unreadable');
  });
});

describe('R102 a file that is no list', () => {
  it.each([
    ['nothing', new Uint8Array(), 'empty'],
    ['blanks', strToU8(' \r\n\t\r\n'), 'empty'],
    ['a spreadsheet without cells', xlsxWith(''), 'empty'],
    ['an encrypted spreadsheet', compoundWith('EncryptedPackage'), 'encrypted'],
    ['a spreadsheet from before 2007', compoundWith('Workbook'), 'oldExcel'],
    ['a document from before 2007', compoundWith('WordDocument'), 'notTable'],
    ['a PDF', strToU8('%PDF-1.7\n1 0 obj <</Type /Catalog>>'), 'notTable'],
    ['a web page', strToU8('<html><table><tr><td>GK3-1234567'), 'notTable'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'notTable'],
    ['a document', zipOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<document/>' }), 'notTable'],
    ['a spreadsheet with macros', zipOf({ ...partsWith(''), 'xl/vbaProject.bin': 'x' }), 'macros'],
    [
      'a spreadsheet that may have macros',
      zipOf({
        ...partsWith(''),
        '[Content_Types].xml': '<Override ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/>',
      }),
      'macros',
    ],
    ['half a zip', xlsxWith('').subarray(0, 500), 'unreadable'],
    ['broken XML', xlsxWith(`<row r="1"><c r="A1"><v>1</w></c>`), 'unreadable'],
  ])('is refused: %s', async (_what, bytes, problem) => {
    expect(await listSheets(bytes)).toEqual({ problem });
  });

  it('is refused: more parts than a list has', async () => {
    const parts = Object.fromEntries(Array.from({ length: listLimits.entries - 3 }, (_, at) => [`${at}`, '']));
    expect(await listSheets(zipOf({ ...partsWith(''), ...parts }))).toEqual({ problem: 'tooLarge' });
  });
});
