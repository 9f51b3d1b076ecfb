import { eq } from 'drizzle-orm'
import { accounts } from '@/server/db/schema'
import { apiDocument } from '@/server/app'
import { browser, testContext } from '@tests/kit/app'
import { fixtureAccounts } from '@tests/fixtures/fixture'
import { ME, OFFERINGS, V1, answerTo } from './httpKit'

const { company, manager } = fixtureAccounts
const pageOf = ({ id }: { id: number }) => ({ 'X-Account': String(id) })
const REFUSED = [409, 'other_account']
const profile = { name: '山田 花子', phoneNumber: '0312345678', lockVersion: 1 }

test('別の人の画面からの書き込みは、何もせずに断る', async () => {
  const secondPerson = await browser('manager')
  const { db } = await testContext()
  const stored = () =>
    db.tx('system', (tx) => tx.select().from(accounts).where(eq(accounts.id, manager.id)))
  const before = await stored()
  expect(await answerTo(secondPerson.call('PATCH', ME, profile, pageOf(company)))).toEqual(REFUSED)
  expect(await stored()).toEqual(before)
  const own = await secondPerson.call('PATCH', ME, profile, pageOf(manager))
  expect([own.status, own.headers.get('X-Account')]).toEqual([200, String(manager.id)])
  expect((await stored())[0]?.name).toBe('山田 花子')
})
test('読み取りも、権限より先に断る', async () => {
  const secondPerson = await browser('manager')
  for (const path of [ME, OFFERINGS, `${V1}/clients/21/offerings`, `${V1}/companies/1/members`])
    expect(await answerTo(secondPerson.call('GET', path, undefined, pageOf(company)))).toEqual(
      REFUSED,
    )
})
test.each(['', '04', 'company', '4, 4', '-4'])('名乗り「%s」は、本人ではない', async (named) => {
  const secondPerson = await browser('manager')
  expect(await answerTo(secondPerson.call('GET', ME, undefined, { 'X-Account': named }))).toEqual(
    REFUSED,
  )
})
test('名乗らない呼び出しは、これまでどおり。どの答えにも、だれへの答えかがある', async () => {
  const person = await browser('manager')
  for (const answer of [
    await person.call('GET', ME),
    await person.call('PATCH', ME, { name: '' }),
    await person.call('GET', `${V1}/clients/21/offerings`),
    await person.call('GET', ME, undefined, pageOf(company)),
  ])
    expect(answer.headers.get('X-Account')).toBe(String(manager.id))
  expect((await (await browser()).call('GET', ME)).headers.has('X-Account')).toBe(false)
})
test('セッションを更新したあとも、断る', async () => {
  const secondPerson = await browser('manager')
  const renewed = await secondPerson.call('PATCH', `${V1}/sign_in/refresh`)
  expect(renewed.status).toBe(204)
  expect(await answerTo(secondPerson.call('PATCH', ME, profile, pageOf(company)))).toEqual(REFUSED)
})
test('別の人の画面からは、ログアウトもさせない', async () => {
  const secondPerson = await browser('manager')
  const signOut = (page?: Record<string, string>) =>
    secondPerson.call('DELETE', `${V1}/sign_out`, undefined, page)
  expect(await answerTo(signOut(pageOf(company)))).toEqual(REFUSED)
  expect((await secondPerson.call('GET', ME)).status).toBe(200)
  expect((await signOut(pageOf(manager))).status).toBe(204)
  expect((await secondPerson.call('GET', ME)).status).toBe(401)
})
test('契約の文書に、名乗りと、断る符号がある', () => {
  const { paths, components } = apiDocument()
  const operation = paths[ME]?.['patch'] as {
    parameters: { $ref?: string }[]
    responses: Record<string, { $ref: string }>
  }
  expect(operation.parameters).toContainEqual({ $ref: '#/components/parameters/Account' })
  const name = operation.responses['409']?.$ref.split('/').at(-1) ?? ''
  expect(
    components.responses[name]?.content['application/json'].schema.properties.code.enum,
  ).toContain('other_account')
})
