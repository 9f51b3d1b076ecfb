import { href, route, safeNext } from '@/routes/href'
import { routes } from '@/routes/routes'
import { nextPage } from '@/shell/page/nextPage'

const origin = 'https://console.example'
/** Values of `next` that would lead to another site or to no page of the console. */
const elsewhere = [
  'https://evil.example',
  'http://evil.example/account',
  'HTTPS://evil.example',
  'https:evil.example',
  'https:/evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example/account',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/account\\..\\..',
  '/%5cevil.example',
  '/%5Cevil.example/account',
  '/%2fevil.example',
  '/%2Fevil.example/account',
  '/\tevil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '/\u0000/evil.example',
  '\t//evil.example',
  ' //evil.example',
  ' /account',
  '/account\u0000',
  '/account\r\nSet-Cookie: a=b',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://evil.example/1',
  'mailto:a@evil.example',
  '@evil.example',
  '/@evil.example',
  '/.evil.example',
  'evil.example',
  'account',
  './account',
  '../account',
  '/clients/11/%2e%2e%2f%2e%2e%2fapi',
  '/clients/%00/offerings',
  '/clients//offerings',
  '/clients/a%2Fb/offerings',
  '/%E0%A4%A',
]
test.each(elsewhere)('%j へは行かない', (next) => {
  expect(nextPage(next)).toBeUndefined()
})
test.each([
  undefined,
  null,
  5,
  ['/account'],
  '',
  '/',
  '/nowhere',
  '/api/outbox',
  '/app/api/v1/sign_out',
  '/login',
  '/login?next=/account',
  `/account?keyword=${'a'.repeat(1000)}`,
])('ページの表にない %j へは行かない', (next) => {
  expect(nextPage(next)).toBeUndefined()
})
test.each([
  ['/account'],
  ['/clients/11/offerings?status=published&page=2'],
  ['/clients/11/offers/3/offerings/new'],
  ['/account/settings#password'],
])('%s へは行く', (next) => {
  expect(nextPage(next)).toBe(next)
  expect(new URL(nextPage(next) ?? '', origin).origin).toBe(origin)
})
test('遠回りの書き方は、まっすぐに直して確かめる', () => {
  expect(nextPage('/clients/11/../../account')).toBe('/account')
  expect(nextPage('/clients/11/../../api/outbox')).toBeUndefined()
})
test('表そのものが許すページだけを通す', () => {
  const table = { one: route('/a/[id]') }
  expect([safeNext(table, '/a/1'), safeNext(table, '/a/'), safeNext(table, '/a/1/2')]).toEqual([
    '/a/1',
    undefined,
    undefined,
  ])
})
test('URLは、パラメータを符号にして書く', () => {
  expect(href(routes.offerings, { clientId: 'a/b' }, { page: 2 })).toBe(
    '/clients/a%2Fb/offerings?page=2',
  )
})
