import * as z from 'zod/mini'
import { requiredText, optionalText } from '@/contracts/common/schemas'
import { checkDigitOf, holdsMyNumber, myNumberRefusal } from '@/lib/text/myNumber'
import { fc } from '@tests/kit/random'

describe('マイナンバーの検査用数字', () => {
  test.each([
    ['12345678901', 8],
    ['00000000000', 0],
    ['10000000000', 5],
  ])('%s の検査用数字は %i', (digits, check) => expect(checkDigitOf(digits)).toBe(check))
  test.each([
    'マイナンバーは123456789018です',
    '１２３４５６７８９０１８',
    '1234-5678-9018',
    '1234 5678 9018',
    '１２３４－５６７８－９０１８',
    '123-456-789-018',
    '番号:123456789018。',
  ])('「%s」には、マイナンバーがある', (text) => expect(holdsMyNumber(text)).toBe(true))
  test.each([
    '検査用数字の違う123456789012',
    '電話は090-1234-5678',
    '13桁の1123456789018',
    'カード 1234-5678-9018-3456',
    '11/20 17:00〜22:30 時給1,300円',
    '注文12345678901',
    '',
  ])('「%s」には、マイナンバーがない', (text) => expect(holdsMyNumber(text)).toBe(false))
  test('どの11桁でも、12桁目に通るのは1つだけ', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{11}$/),
        (digits) =>
          [...'0123456789'].filter((last) => holdsMyNumber(`${digits}${last}`)).length === 1,
      ),
    )
  })
  test('自由に書ける欄は、マイナンバーを受け付けない', () => {
    for (const schema of [optionalText(500), requiredText(100)]) {
      const read = z.safeParse(schema, '番号は 1234 5678 9018')
      expect(read.error?.issues.map((issue) => issue.message)).toEqual([myNumberRefusal])
      expect(z.safeParse(schema, '電話は 090-1234-5678').success).toBe(true)
    }
  })
})
