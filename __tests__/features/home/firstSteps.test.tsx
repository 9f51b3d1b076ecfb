import { screen, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { HomeScreen } from '@/features/dashboard/HomeScreen'
import { clients, offers } from '@/server/db/schema'
import { setUpStore, showScreen, tearDownStore } from '@tests/features/storeKit'
import { writeRows } from '@tests/kit/serverKit'

const complete = {
  addressLine: '渋谷1-12-8',
  phoneNumber: '0312345678',
  phoneVerifiedAt: '2026-11-01T00:00:00Z',
  managerName: '森下',
  defaultMeetingPlace: '通用口',
}
const setFacts = (overrides: Partial<Record<keyof typeof complete, string | null>> = {}) =>
  writeRows((db) =>
    db
      .update(clients)
      .set({ ...complete, ...overrides })
      .where(eq(clients.id, 11)),
  )
async function openSteps() {
  await showScreen('manager', '/clients/11', <HomeScreen clientId='11' />)
  const heading = await screen.findByRole('heading', { level: 2, name: 'はじめての勤務まで' })
  return within(heading.closest('section') as HTMLElement)
}
beforeEach(() => setUpStore())
afterEach(tearDownStore)

test('はじめての店舗には、勤務までの道と、次にすることを出す', async () => {
  await setFacts()
  await writeRows((db) =>
    db.update(offers).set({ status: 'usable' }).where(eq(offers.clientId, 11)),
  )
  const steps = await openSteps()
  expect(steps.getByText('完了 3/5')).toBeVisible()
  expect(
    steps
      .getAllByRole('listitem')
      .filter((li) => li.getAttribute('aria-current') === 'step')
      .map((li) => li.textContent),
  ).toEqual([expect.stringContaining('はじめて募集する')])
  expect(steps.getByRole('link', { name: /はじめて募集する/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/clients\/11\/offers\/\d+\/offerings\/new$/),
  )
  expect(steps.getByRole('link', { name: /QR/ })).toHaveAttribute(
    'href',
    '/clients/11/attendances?print=1',
  )
})

test('電話番号が未確認で集合場所が未登録なら、店舗情報に完了の印を付けず、足りないものと道を示す', async () => {
  await setFacts({ phoneVerifiedAt: null, defaultMeetingPlace: null })
  const steps = await openSteps()
  const [first] = steps.getAllByRole('listitem')
  expect(first).toHaveTextContent('まだのもの: 集合場所、電話番号の確認')
  expect(first).not.toHaveTextContent('(完了)')
  expect(steps.getByRole('link', { name: /店舗情報を登録する/ })).toHaveAttribute(
    'href',
    '/clients/11/detail?edit=1',
  )
})
test('電話番号の確認だけが残れば、その画面への道を示す', async () => {
  await setFacts({ phoneVerifiedAt: null })
  const steps = await openSteps()
  expect(steps.getByRole('link', { name: /店舗情報を登録する/ })).toHaveAttribute(
    'href',
    '/clients/11/detail/phone_number',
  )
})
