import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { auditLog, clients } from '@/server/db/schema'
import { xlsx } from '@/server/platform/exports/xlsx'
import { browser, testContext, type Who } from '@tests/kit/app'
import { writeRows } from '@tests/kit/serverKit'
// Importing the kit gives each test the shifts of Friday and Saturday with workers 901 to 904.
import { LISTS, TRICKY, only, put } from './rostersKit'

/** LibreOffice starts slowly. */
const OFFICE_MS = 120_000
const download = async (search = '', who: Who = 'manager') =>
  (await browser(who)).call('GET', `/app/api/v1/clients/11${LISTS}/workers.xlsx${search}`)
/** Reads the files of a ZIP archive by its central directory. */
function unzip(bytes: Buffer) {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  const files = new Map<string, string>()
  for (
    let at = bytes.readUInt32LE(end + 16), left = bytes.readUInt16LE(end + 10);
    left > 0;
    left--
  ) {
    const [method, size, nameLength, extra, note, from] = [
      bytes.readUInt16LE(at + 10),
      bytes.readUInt32LE(at + 20),
      bytes.readUInt16LE(at + 28),
      bytes.readUInt16LE(at + 30),
      bytes.readUInt16LE(at + 32),
      bytes.readUInt32LE(at + 42),
    ]
    const start = from + 30 + bytes.readUInt16LE(from + 26) + bytes.readUInt16LE(from + 28)
    const body = bytes.subarray(start, start + size)
    files.set(
      bytes.subarray(at + 46, at + 46 + nameLength).toString(),
      (method === 0 ? body : inflateRawSync(body)).toString('utf8'),
    )
    at += 46 + nameLength + extra + note
  }
  return files
}
const plain = (xml: string) =>
  xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
type Cell = { type: 'text' | 'number'; value: string; format: string }
/** Reads a cell's position (column A is 0), type ('n' is a number, 's' a shared string) and style number. */
const attributesOf = (attributes: string) => ({
  column:
    [...(/r="([A-Z]+)\d+"/.exec(attributes)?.[1] ?? '')].reduce(
      (n, letter) => n * 26 + letter.charCodeAt(0) - 64,
      0,
    ) - 1,
  type: /\bt="(\w+)"/.exec(attributes)?.[1] ?? 'n',
  style: Number(/\bs="(\d+)"/.exec(attributes)?.[1] ?? 0),
})
/** Reads the cells of the only sheet with type and number format. Throws if a cell is neither text nor number. */
function cellsOf(bytes: Buffer): (Cell | undefined)[][] {
  const files = unzip(bytes)
  const read = (name: string) => files.get(name) ?? ''
  const texts = [...read('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map((m) =>
    plain(/<t[^>]*>(.*?)<\/t>/s.exec(m[1] ?? '')?.[1] ?? ''),
  )
  const custom = new Map(
    [...read('xl/styles.xml').matchAll(/<numFmt\b[^>]*>/g)].map(([tag]) => [
      /numFmtId="(\d+)"/.exec(tag)?.[1],
      plain(/formatCode="([^"]*)"/.exec(tag)?.[1] ?? ''),
    ]),
  )
  const styles = [
    ...(/<cellXfs.*?<\/cellXfs>/s.exec(read('xl/styles.xml'))?.[0] ?? '').matchAll(/<xf\b[^>]*>/g),
  ].map(([tag]) => {
    const id = /numFmtId="(\d+)"/.exec(tag)?.[1] ?? '0'
    return custom.get(id) ?? (id === '49' ? '@' : 'General')
  })
  const sheet = read('xl/worksheets/sheet1.xml')
  if (/<f[ >]/.test(sheet)) throw new Error('a formula')
  return [...sheet.matchAll(/<row\b[^>]*>(.*?)<\/row>/gs)].map((row) => {
    const cells: (Cell | undefined)[] = []
    for (const [, attributes = '', inner = ''] of (row[1] ?? '').matchAll(
      /<c\b([^>]*?)(?:\/>|>(.*?)<\/c>)/gs,
    )) {
      const value = /<v>(.*?)<\/v>/s.exec(inner)?.[1]
      if (value === undefined) continue
      const { column, type, style } = attributesOf(attributes)
      const format = styles[style] ?? 'General'
      if (type !== 's' && type !== 'n') throw new Error(`a cell of the type ${type}`)
      cells[column] =
        type === 's'
          ? { type: 'text', value: texts[Number(value)] ?? '', format }
          : { type: 'number', value, format }
    }
    return cells
  })
}
describe('Excelファイル', () => {
  test(
    '画面と同じ列が、文字は文字、数は数として入り、式になるものはない。名は日本語で、記録に残る',
    async () => {
      await writeRows((db) =>
        db.update(clients).set({ name: 'みのり食堂/渋谷' }).where(eq(clients.id, 11)),
      )
      await put(only('name', 'workedCount', 'answers', 'entryCheck', 'hours'))
      const response = await download()
      expect([
        response.status,
        response.headers.get('Content-Type'),
        response.headers.get('X-Content-Type-Options'),
      ]).toEqual([
        200,
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        'nosniff',
      ])
      expect(
        decodeURIComponent(
          /^attachment; filename\*=UTF-8''([\w.~%!-]+)$/.exec(
            response.headers.get('Content-Disposition') ?? '',
          )?.[1] ?? '',
        ),
      ).toBe('2026-11-20_みのり食堂 渋谷_出勤者名簿.xlsx')
      const bytes = Buffer.from(await response.arrayBuffer())
      const rows = cellsOf(bytes)
      const expected = [
        ['勤務日', '氏名', '勤務回数', '質問の回答', '入館チェック欄', '勤務時間'],
        ['2026年11月20日(金)', '𠮷野 花子', 4, '', '', '11:00〜15:00'],
        ['2026年11月20日(金)', '山田 太郎', 0, '', '', '17:00〜22:30'],
        ['2026年11月20日(金)', '髙橋 美咲', 0, `調理の経験は?: ${TRICKY}`, '', '17:00〜22:30'],
      ]
      expect(rows.map((row) => Array.from({ length: 6 }, (_, i) => row[i]?.value ?? ''))).toEqual(
        expected.map((row) => row.map(String)),
      )
      opensInOffice(bytes, expected)
      expect(rows.slice(1).map((row) => row.map((cell) => cell?.type))).toEqual(
        Array.from({ length: 3 }, () => expect.arrayContaining(['text', 'text', 'number'])),
      )
      expect(
        await (
          await testContext()
        ).db.tx('system', (db) =>
          db.$count(
            auditLog,
            eq(auditLog.call, 'GET /clients/{clientId}/attending_worker_lists/workers.xlsx'),
          ),
        ),
      ).toBe(1)
    },
    OFFICE_MS,
  )
  test(
    '番号、式に見える文字、めずらしい漢字、書けない文字が、そのまま文字として残る',
    async () => {
      const values = [
        '00123',
        '090-1234-5678',
        '=1+1',
        '+81',
        '-5',
        '@SUM(A1)',
        '＝１＋１',
        ' 前の空白',
        '𠮷野家 髙﨑 德永',
        '1E5',
        '2026-11-20',
        '<a>&"b"',
        "'x",
        '改行\nあり',
        'B\u0001A\u000bC',
      ]
      const book = await xlsx(
        '確認',
        '[表]',
        [{ label: '=値', width: 20 }],
        values.map((value) => [value]),
      )
      const bytes = Buffer.from(await book.bytes())
      const rows = cellsOf(bytes)
      const stored = ['=値', ...values.slice(0, -1), 'BAC']
      expect(rows.map(([cell]) => cell)).toEqual(
        stored.map((value) => ({ type: 'text', value, format: '@' })),
      )
      for (const [name, xml] of unzip(bytes))
        expect([name, /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(xml)]).toEqual([name, false])
      opensInOffice(
        bytes,
        stored.map((value) => [value]),
      )
    },
    OFFICE_MS,
  )
  test('期間は31日分まで。後先が逆なら断り、権限のない人は出力できない', async () => {
    const rows = cellsOf(
      Buffer.from(await (await download('?fromOn=2026-11-20&toOn=2026-11-21')).arrayBuffer()),
    )
    expect(rows.slice(1).map((row) => row[0]?.value)).toEqual([
      '2026年11月20日(金)',
      '2026年11月20日(金)',
      '2026年11月20日(金)',
      '2026年11月21日(土)',
    ])
    expect((await download('?fromOn=2026-11-01&toOn=2026-12-01')).status).toBe(200)
    for (const search of [
      '?fromOn=2026-11-01&toOn=2026-12-02',
      '?fromOn=2026-11-21&toOn=2026-11-20',
    ])
      expect((await download(search)).status).toBe(422)
    for (const who of ['clientStaff', 'viewer'] as const)
      expect((await download('', who)).status).toBe(403)
  })
})
/**
 * Returns what LibreOffice reads in the file, cell by cell: texts in quotes, numbers without, formulas as such. It may
 * be missing, but not in CI.
 */
function opensInOffice(bytes: Buffer, expected: (string | number)[][]) {
  if (spawnSync('soffice', ['--version']).error && !process.env['CI']) return
  const folder = mkdtempSync(join(tmpdir(), 'xlsx-'))
  try {
    writeFileSync(join(folder, 'it.xlsx'), bytes)
    spawnSync(
      'soffice',
      [
        `-env:UserInstallation=file://${folder}/profile`,
        '--headless',
        '--convert-to',
        'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,true,true,true',
        '--outdir',
        folder,
        join(folder, 'it.xlsx'),
      ],
      { timeout: 60_000 },
    )
    const cell = (value: string | number) =>
      typeof value === 'number' ? `${value}` : value && `"${value.replaceAll('"', '""')}"`
    expect(readFileSync(join(folder, 'it.csv'), 'utf8')).toBe(
      expected.map((row) => `${row.map(cell).join(',')}\n`).join(''),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
