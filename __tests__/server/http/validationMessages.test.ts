import * as z from 'zod/mini'
import { validationMessage } from '@/lib/text/validationMessage'

const messageOf = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value, { error: validationMessage }).error?.issues[0]?.message

const Form = z.object({ name: z.string() })
test.each([
  ['a missing text', Form, {}, '入力してください。'],
  ['a number for a text', z.string(), 3, '文字で入力してください。'],
  ['a text for a number', z.number(), '3', '数字で入力してください。'],
  ['a fraction', z.int(), 1.5, '整数で入力してください。'],
  [
    'too long',
    z.string().check(z.maxLength(1000)),
    'あ'.repeat(1001),
    '1,000文字以内で入力してください。',
  ],
  ['too few', z.array(z.int()).check(z.minLength(1)), [], '1件以上で選んでください。'],
  ['too much', z.number().check(z.maximum(3000)), 3001, '3,000以下で入力してください。'],
  ['no such choice', z.enum(['a', 'b']), 'c', '選択肢の中から選んでください。'],
  ['a choice that was not made', z.enum(['a', 'b']), undefined, '選んでください。'],
  ['no address', z.email(), 'x', '入力内容を確認してください。'],
])('%s', (_, schema, value, message) => {
  expect(messageOf(schema, value)).toBe(message)
})
test('a sentence of the schema itself wins', () => {
  expect(messageOf(z.string('氏名を入力してください。'), undefined)).toBe(
    '氏名を入力してください。',
  )
})
