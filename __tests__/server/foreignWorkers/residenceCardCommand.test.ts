import { eq } from 'drizzle-orm'
import { auditLog, residenceCards } from '@/server/db/schema'
import { testContext } from '@tests/kit/app'
import { addOffering, asSystem, writeRows } from '@tests/kit/serverKit'
import { takeSeat, WORKER } from '@tests/server/edgeCases/edgeCasesKit'
import { residenceCardCommand } from '../../../scripts/admin/residenceCard'

const student = {
  user: String(WORKER),
  status: 'student',
  nationality: 'ベトナム',
  'card-number': 'ab12345678cd',
  'work-restriction': 'no_work',
  'extra-permission': 'comprehensive',
  until: '2027-03-31',
}
type Options = Partial<typeof student> & { remove?: true }
const run = async (values: Options) => {
  const { now } = await testContext()
  return asSystem((db) => residenceCardCommand({ db, now }, values))
}
const cards = () =>
  asSystem((db) => db.select().from(residenceCards).where(eq(residenceCards.userId, WORKER)))
/** Expects that the command refuses the student's card with these fields replaced, and records nothing. */
const expectRefused = async (overrides: Options, message: string) => {
  await expect(run({ ...student, ...overrides })).rejects.toThrow(message)
  expect(await cards()).toEqual([])
}
let lines: string[]
beforeEach(() => {
  lines = []
  jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
})
afterEach(() => jest.restoreAllMocks())

test('記録したカードで、申し込みの可否が決まる。更新したカードは前のカードに置き換わる', async () => {
  await writeRows((db) => addOffering(db, { id: 1, day: '2026-11-27', from: '10:00', to: '15:00' }))
  await run({ ...student, 'extra-permission': 'none' })
  await expect(takeSeat(1)).rejects.toMatchObject({ status: 409 })
  await run(student)
  expect(await cards()).toMatchObject([
    {
      status: 'student',
      cardNumber: 'AB12345678CD',
      workRestriction: 'no_work',
      extraPermission: 'comprehensive',
      validUntilOn: '2027-03-31',
    },
  ])
  await expect(takeSeat(1)).resolves.toBeDefined()
  expect(lines.at(-1)).toBe('小林 千夏さんの在留カード(留学)を記録しました。')
})
test('永住者には在留期間がなく、ほかの在留資格には満了日が要る', async () => {
  const permanent = { status: 'permanent_resident', 'work-restriction': 'unrestricted' }
  await expectRefused({ ...permanent, 'extra-permission': 'none' }, '永住者に在留期間はありません')
  const { until: _, ...unlimited } = student
  await expect(run(unlimited)).rejects.toThrow('在留期間の満了日を指定してください')
  await run({ ...unlimited, ...permanent, 'extra-permission': 'none' })
  expect(await cards()).toMatchObject([{ status: 'permanent_resident', validUntilOn: null }])
})
test.each<[Options, string]>([
  [{ 'card-number': 'A123' }, '在留カード番号は'],
  [{ until: '2026-11-19' }, '在留期間の満了日が過ぎています'],
  [{ until: '2027/03/31' }, '--until の形が違います'],
  [{ status: '留学' }, '--status は permanent_resident、'],
  [{ 'work-restriction': 'unrestricted' }, 'カードの表面を確かめてください'],
  [
    { status: 'long_term_resident', 'work-restriction': 'unrestricted' },
    '就労制限のない人に、資格外活動の許可はありません',
  ],
  [{ nationality: ' ' }, '--nationality を指定してください'],
  [{ user: '999999' }, '番号 999999 のワーカーはいません'],
])('カードにあり得ない内容は記録しない: %j', expectRefused)

test('カードのなくなった人の記録は消せる。記録がなければ、そう伝える', async () => {
  await expect(run({ user: String(WORKER), remove: true })).rejects.toThrow(
    '小林 千夏さんの在留カードは記録されていません。',
  )
  await run(student)
  await run({ user: String(WORKER), remove: true })
  expect(await cards()).toEqual([])
})
test('操作の記録には、だれのカードかだけが残り、国籍も番号も残らない', async () => {
  await run(student)
  await run({ user: String(WORKER), remove: true })
  const rows = await asSystem((db) => db.select().from(auditLog))
  expect(rows.map(({ call, ids }) => [call, ids])).toEqual(
    expect.arrayContaining([
      ['residence_card_recorded', { userId: WORKER }],
      ['residence_card_removed', { userId: WORKER }],
    ]),
  )
  expect(JSON.stringify(rows)).not.toMatch(/ベトナム|AB12345678CD|student/)
})
