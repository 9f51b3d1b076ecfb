import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { plainFileName } from '@/server/platform/exports/fileName'
import { pdfFault } from '@/server/platform/uploads/pdf'
import { packed, pdfOf } from '@tests/kit/pdf'

const deflated = (text: string) => deflateSync(text).toString('latin1')

describe('PDFの中を確かめる', () => {
  const active = 'プログラムや別のファイルが埋め込まれたPDFは受け取れません'
  const hidden = '中身を確認できない形式のPDFです'
  const other = 'PDFとして読み取れません'
  test.each<[string, Buffer, string | undefined]>([
    [
      'ふつうのPDF',
      pdfOf([
        '<< /Type /Catalog /OpenAction [3 0 R /Fit] >>',
        '<< /Length 3 >>\nstream\nabc\nendstream',
      ]),
      undefined,
    ],
    ['まとめて圧縮されたふつうのPDF', pdfOf([packed('1 0 << /Type /Catalog >>')]), undefined],
    [
      '圧縮せずにまとめたもの',
      pdfOf([packed('', '', Buffer.from('1 0 << /S /Launch >>'))]),
      active,
    ],
    ['スクリプト', pdfOf(['<< /S /JavaScript /JS (1) >>']), active],
    ['数字で綴ったスクリプト', pdfOf(['<< /S /#4Aa#76a#53cript >>']), active],
    ['圧縮の中のスクリプト', pdfOf([packed('1 0 << /S /JavaScript >>')]), active],
    ['埋め込まれたファイル', pdfOf(['<< /Names << /EmbeddedFiles 3 0 R >> >>']), active],
    [
      'パスワード',
      pdfOf(['<< /Encrypt 5 0 R >>']),
      'パスワードや印刷・編集の制限がかかったPDFは受け取れません',
    ],
    ['知らない圧縮', pdfOf([packed('x', '/Filter [/ASCII85Decode /FlateDecode]')]), hidden],
    [
      '壊れた圧縮',
      pdfOf([packed('x', '/Filter /FlateDecode', Buffer.from('not deflated'))]),
      hidden,
    ],
    ['ふくらみすぎる圧縮', pdfOf([packed('x'.repeat(41_000_000))]), hidden],
    [
      '長い辞書のあとの、圧縮の中のスクリプト',
      pdfOf([
        packed('1 0 << /S /JavaScript >>', `/Filter /FlateDecode /X (${'x'.repeat(70_000)})`),
      ]),
      active,
    ],
    [
      '辞書の文字列に obj と書いたもの',
      pdfOf([packed('1 0 << /S /JavaScript >>', '/Filter /FlateDecode /X (1 0 obj)')]),
      active,
    ],
    ...['/First\0 4 /N\0 1', '/First %\n4 /N %\n1', '/First +4 /N +1'].map(
      (numbers): [string, Buffer, string] => [
        `数字の書き方を変えたもの: ${JSON.stringify(numbers)}`,
        pdfOf([packed('1 0 << /S /JavaScript >>').replace('/N 1 /First 4', numbers)]),
        active,
      ],
    ),
    [
      '行の終わりの前に空白を置いたもの',
      pdfOf([packed('1 0 << /S /JavaScript >>').replace('\nstream\n', '\nstream \r\n')]),
      active,
    ],
    [
      '中身の前に注釈を置いたもの',
      pdfOf([packed('%x\n1%y\n0 << /S /JavaScript >>').replace('/First 4', '/First +9')]),
      active,
    ],
    [
      '予測つきの圧縮',
      pdfOf([packed('\u00021 0 << /S /Java\u0002Script >>').replace('/First 4', '/First +4')]),
      hidden,
    ],
    [
      '二重の圧縮',
      pdfOf([
        packed(
          'x',
          '/Filter [/FlateDecode /FlateDecode]',
          deflateSync(deflateSync('1 0 << /S /JavaScript >>')),
        ).replace('/First 4', '/First +4'),
      ]),
      hidden,
    ],
    [
      '16進の中の圧縮',
      pdfOf([packed('x', '/Filter [/AHx /Fl]').replace('/First 4', '/First +4')]),
      hidden,
    ],
    ...[
      '/N 1 /First 4 % 6 0 obj <<\n',
      '/N 1 /First 4 /X (\n6 0 obj <<)',
      '/N 1 /First 4 /X (\nendobj\n6 0 obj << /Length 5 >>)\n',
      '/N 1 /First 4 /X <\n6 0 obj << /Length 5 >>\n',
      '/N 1 /First 4 /X [\n6 0 obj << /Length 5 >>]\n',
      '/N 1 /F#69rst 4 ',
    ].map((head): [string, Buffer, string] => [
      `別のオブジェクトの始まりに見せたもの: ${JSON.stringify(head)}`,
      pdfOf([packed('1 0 << /S /JavaScript >>').replace('/N 1 /First 4 ', head)]),
      active,
    ]),
    ...(
      [
        // Each of them precedes the keyword that begins the data of another object.
        ['閉じない辞書', '<< /N 1 /First 4 /Filter /FlateDecode\nendobj\n7 0 obj << /A 5 >>\n'],
        [
          '16進の文字列',
          '<< /N 1 /First 4 /Filter /FlateDecode /X <\nendobj\n7 0 obj << /A << >> >>\n',
        ],
        [
          '前のオブジェクトの文字列',
          '(6 0 obj << /N 1 /First 4 /Filter /FlateDecode)\nendobj\n7 0 obj\n<< /A 5 >>\n',
        ],
        ['辞書の途中', '<< /First 1 /Y 6 0 obj << /N 1 /First 4 /Filter /FlateDecode >>\n'],
      ] as const
    ).map(([name, head]): [string, Buffer, string] => [
      `別の読み方では、まとめて圧縮したもの: ${name}`,
      pdfOf([`${head}stream\n${deflated('1 0 << /S /JavaScript >>')}\nendstream`]),
      active,
    ]),
    ...['stream %x\n', 'stream x\n', 'stream(\r\n'].map((line): [string, Buffer, string] => [
      `始まりの行に書き足したもの: ${JSON.stringify(line)}`,
      pdfOf([packed('1 0 << /S /JavaScript >>').replace('stream\n', line)]),
      active,
    ]),
    ...[' '.repeat(2_000_000), `%${'x'.repeat(2_000_000)}\n`].map(
      (blank): [string, Buffer, string] => [
        `中身の前が長いもの: ${JSON.stringify(blank.slice(0, 2))}`,
        pdfOf([packed(`${blank}1 0 << /S /JavaScript >>`).replace('/First 4', '/First\0+2000004')]),
        active,
      ],
    ),
    [
      'まとめたものの中の、まとめたもの',
      pdfOf([packed(`1 0 ${packed('1 0 << /S /JavaScript >>')}`)]),
      hidden,
    ],
    [
      '圧縮の名前も、圧縮の中にあるもの',
      pdfOf([packed('9 0 /AHx'), packed('', '/Filter 9 0 R', Buffer.from('312030 3C3C>'))]),
      hidden,
    ],
    ...[
      '<< /Subtype /FileAttachment /FS 5 0 R >>',
      '<< /Type /Filespec /EF << /F 6 0 R >> >>',
      packed('1 0 << /Type /Filespec /EF 6 0 R >>'),
      '<< /Type /3D /OnInstantiate 9 0 R >>',
      '<< /S /GoToR /F (../other.pdf) /D [0 /Fit] >>',
    ].map((object): [string, Buffer, string] => [
      `種類を書かない添付や、ほかのファイル: ${object.slice(0, 40)}`,
      pdfOf([object]),
      active,
    ]),
    [
      '後ろにページが付いたもの',
      Buffer.concat([pdfOf(), Buffer.from('<script>1</script>')]),
      other,
    ],
    [
      '目次と、ほかの圧縮の紙面と、入力欄は、ふつうのPDF',
      pdfOf([
        '<< /First 2 0 R /Last 2 0 R /Title (One (1) \\) 100%) >>',
        '<< /AP << /N 3 0 R >> >>',
        '<< /Filter [ /ASCII85Decode /FlateDecode ] /Length 3 >>\nstream\n87~\nendstream',
      ]),
      undefined,
    ],
    [
      '数字で始まる紙面は、ふつうのPDF',
      pdfOf([
        `<< /Filter /FlateDecode >>\nstream\n${deflateSync('1 0 0 1 72 720 cm').toString('latin1')}\nendstream`,
      ]),
      undefined,
    ],
    ['途中で切れたもの', pdfOf().subarray(0, -20), other],
    ['前に別のものが付いたもの', Buffer.concat([Buffer.from('<html>'), pdfOf()]), other],
    ['終わりだけのもの', Buffer.from('startxref\n0\n%%EOF'), other],
  ])('%s', (_, bytes, fault) => {
    expect(pdfFault(bytes) ?? '').toContain(fault ?? '')
    expect(pdfFault(bytes) === undefined).toBe(fault === undefined)
  })
})

describe('いろいろなプログラムが書いたPDFは、どれも受け取る', () => {
  const folder = join(__dirname, '../../fixtures/pdf')
  const names = readdirSync(folder).filter((name) => name.endsWith('.pdf'))
  test('13点より多い', () => {
    expect(names.length).toBeGreaterThanOrEqual(13)
  })
  test.each(names)('%s', (name) => {
    expect(pdfFault(readFileSync(join(folder, name)))).toBeUndefined()
  })
})

describe('ファイル名', () => {
  test.each([
    ['接客の手順.pdf', '接客の手順.pdf'],
    ['手順.PDF', '手順.pdf'],
    ['か\u3099く.pdf', 'がく.pdf'],
    ['C:\\Users\\店長\\手順.pdf', '手順.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['手順\u202efdp.exe', '手順fdp.exe.pdf'],
    ['a"b<c>\r\n.pdf', 'a b c.pdf'],
    ['.pdf', 'マニュアル.pdf'],
    ['...', 'マニュアル.pdf'],
    ['CON.pdf', '_CON.pdf'],
    [`${'𠮷'.repeat(100)}.pdf`, `${'𠮷'.repeat(80)}.pdf`],
  ])('%s → %s', (given, plain) => {
    expect(plainFileName(given, '.pdf', 'マニュアル')).toBe(plain)
  })
})
