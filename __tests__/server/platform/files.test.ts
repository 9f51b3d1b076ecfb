import type { UploadedFile } from '@/contracts/files/schemas'
import { files } from '@/server/db/schema'
import { pictureTypeOf, withoutMetadata } from '@/server/platform/uploads/picture'
import { browser } from '@tests/kit/app'
import { callStore, prepareStore, writeRows } from '@tests/kit/serverKit'

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)),
  )
const SECRET = '35.6601N 139.7043E'

const segment = (marker: number, body: string) => [
  0xff,
  marker,
  (body.length + 2) >> 8,
  (body.length + 2) & 255,
  ...Buffer.from(body, 'latin1'),
]
/** A JPEG with all parts that matter and a preview after its end. */
const jpeg = bytes(
  [0xff, 0xd8],
  segment(0xe0, 'JFIF\0'),
  segment(0xe1, `Exif\0\0${SECRET}`),
  segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${SECRET}`),
  segment(0xe2, 'ICC_PROFILE\0color'),
  segment(0xe2, `MPF\0${SECRET}`),
  segment(0xed, `Photoshop 3.0\0${SECRET}`),
  segment(0xfe, SECRET),
  segment(0xdb, 'table'),
  segment(0xda, 'scan'),
  [1, 2, 0xff, 0x00, 3, 0xff, 0xd0, 4],
  segment(0xc4, 'more\xff\xd9'),
  segment(0xda, 'next'),
  [5, 6],
  [0xff, 0xd9],
  SECRET,
)
const cleanJpeg = bytes(
  [0xff, 0xd8],
  segment(0xe0, 'JFIF\0'),
  segment(0xe2, 'ICC_PROFILE\0color'),
  segment(0xdb, 'table'),
  segment(0xda, 'scan'),
  [1, 2, 0xff, 0x00, 3, 0xff, 0xd0, 4],
  segment(0xc4, 'more\xff\xd9'),
  segment(0xda, 'next'),
  [5, 6],
  [0xff, 0xd9],
)
const big = (n: number) => [n >>> 24, (n >> 16) & 255, (n >> 8) & 255, n & 255]
const little = (n: number) => big(n).reverse()
const chunk = (name: string, body: string) => [
  ...big(body.length),
  ...Buffer.from(name + body, 'latin1'),
  0,
  0,
  0,
  0,
]
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const png = bytes(
  PNG,
  chunk('IHDR', 'head'),
  chunk('eXIf', SECRET),
  chunk('tEXt', SECRET),
  chunk('iTXt', SECRET),
  chunk('zTXt', SECRET),
  chunk('IDAT', 'data'),
  chunk('IEND', ''),
  SECRET,
)
const part = (name: string, body: string) => [
  ...Buffer.from(name),
  ...little(body.length),
  ...Buffer.from(body, 'latin1'),
  ...(body.length % 2 ? [0] : []),
]
const riff = (...parts: number[][]) =>
  bytes('RIFF', little(4 + parts.flat().length), 'WEBP', ...parts)
const webp = riff(
  part('VP8X', '\x2c\0\0\0aaabbb'),
  part('VP8 ', 'picture'),
  part('EXIF', SECRET),
  part('XMP ', `${SECRET}!`),
)

describe('写真から撮影場所などを取り除く', () => {
  const cleaned = (data: Uint8Array) => {
    const type = pictureTypeOf(data)
    return type && withoutMetadata(data, type)
  }

  test('JPEGは、見え方にかかわる部分だけが残る', () => {
    expect(cleaned(jpeg)).toEqual(cleanJpeg)
  })
  test('PNGは、文字とEXIFの部分が消える', () => {
    expect(cleaned(png)).toEqual(
      bytes(PNG, chunk('IHDR', 'head'), chunk('IDAT', 'data'), chunk('IEND', '')),
    )
  })
  test('WebPは、EXIFとXMPの部分も、あるという印も消える', () => {
    expect(cleaned(webp)).toEqual(riff(part('VP8X', '\x20\0\0\0aaabbb'), part('VP8 ', 'picture')))
  })
  test('どこで切れていても、終わる。壊れたものは受け取らない', () => {
    for (const whole of [jpeg, png, webp])
      for (let n = 0; n < whole.length - SECRET.length; n++)
        expect(cleaned(whole.slice(0, n))?.length ?? 0).toBeLessThanOrEqual(n)
    expect([
      cleaned(jpeg.slice(0, 40)),
      cleaned(png.slice(0, 40)),
      cleaned(webp.slice(0, 40)),
    ]).toEqual([undefined, undefined, undefined])
  })
})

describe('写真の受け渡し', () => {
  beforeEach(prepareStore)
  type Answer = UploadedFile & { messages: string[]; fields?: Record<string, string> }
  const base64 = (data: Uint8Array) => Buffer.from(data).toString('base64')
  const send = (data: string, mediaType = 'image/jpeg', who: 'manager' | 'viewer' = 'manager') =>
    callStore<Answer>(who, 'POST', '/files', {
      purpose: 'offerImage',
      name: '店内.jpg',
      mediaType,
      data,
    })
  const read = async (who: 'viewer' | 'sibling', id: number, clientId = 11) =>
    (await browser(who)).call('GET', `/app/api/v1/clients/${clientId}/files/${id}`)

  test('取り除いたあとの写真だけが、その種類のまま届く', async () => {
    const { status, body } = await send(base64(jpeg))
    expect([status, body]).toEqual([
      200,
      {
        id: expect.any(Number),
        name: '店内.jpg',
        mediaType: 'image/jpeg',
        byteSize: cleanJpeg.length,
      },
    ])
    const response = await read('viewer', body.id)
    const got = new Uint8Array(await response.arrayBuffer())
    expect([
      response.status,
      response.headers.get('Content-Type'),
      response.headers.get('X-Content-Type-Options'),
      response.headers.get('Content-Disposition'),
    ]).toEqual([200, 'image/jpeg', 'nosniff', null])
    expect(response.headers.get('Cache-Control')).toMatch(/^private/)
    expect([...got]).toEqual([...cleanJpeg])
  })
  test('名乗った形式と中身が違うもの、画像でないもの、壊れたものは断る', async () => {
    const reason = async (data: string, type?: string) =>
      (await send(data, type)).body.fields?.['data']
    expect(await reason(base64(png), 'image/jpeg')).toBe(
      '画像の形式を確認できません。JPEG・PNG・WebPの画像を選んでください。',
    )
    expect(await reason(base64(bytes('<svg onload=alert(1)>')), 'image/png')).toBe(
      '画像の形式を確認できません。JPEG・PNG・WebPの画像を選んでください。',
    )
    expect(await reason(base64(jpeg.slice(0, 40)))).toBe(
      '画像が壊れているため、読み取れません。別の画像を選んでください。',
    )
    expect(await reason('データ')).toBe('画像を読み取れません。')
    expect(
      (
        await callStore('manager', 'POST', '/files', {
          purpose: 'offerImage',
          name: 'a',
          mediaType: 'image/svg+xml',
          data: 'AAAA',
        })
      ).status,
    ).toBe(422)
  })
  test('700kBまで受け取り、それを超えると断る', async () => {
    const sized = (n: number) =>
      base64(bytes(PNG, chunk('IDAT', 'x'.repeat(n - PNG.length - 24)), chunk('IEND', '')))
    expect((await send(sized(700_000), 'image/png')).status).toBe(200)
    expect((await send(sized(700_001), 'image/png')).body.fields?.['data']).toContain('700kBまで')
  })
  test('1店舗につき200枚まで', async () => {
    const row = {
      clientId: 11,
      purpose: 'offerImage',
      name: 'a',
      mediaType: 'image/png',
      byteSize: 1,
      body: new Uint8Array(1),
      createdAt: '2026-01-01T00:00:00Z',
    }
    await writeRows((db) => db.insert(files).values(Array.from({ length: 199 }, () => row)))
    expect((await send(base64(png), 'image/png')).status).toBe(200)
    const { status, body } = await send(base64(png), 'image/png')
    expect([status, body.messages]).toEqual([
      409,
      ['写真は1店舗につき200枚までです。これ以上は追加できません。'],
    ])
  })
  test('閲覧のみの人は送れず、他の店舗の人には見えない', async () => {
    expect((await send(base64(png), 'image/png', 'viewer')).status).toBe(403)
    const { body } = await send(base64(png), 'image/png')
    expect([
      (await read('sibling', body.id)).status,
      (await read('sibling', body.id, 12)).status,
    ]).toEqual([404, 404])
  })
})
