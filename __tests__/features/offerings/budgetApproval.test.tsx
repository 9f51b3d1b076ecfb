import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import router from 'next-router-mock'
import { budgetRequests, storeBudgets } from '@/server/db/schema'
import { setUpStore, takeMessages, tearDownStore } from '@tests/features/storeKit'
import { testContext } from '@tests/kit/app'
import { writeRows } from '@tests/kit/serverKit'
import { pressButton } from '@tests/kit/userActions'
import { chooseDay, goToConfirmation, openForm, storedOfferings } from './offeringKit'

beforeEach(async () => {
  await setUpStore()
  await writeRows((db) =>
    db.insert(storeBudgets).values({
      clientId: 11,
      month: '2026-11',
      budgetYen: 1000,
      setBy: 1,
      setAt: '2026-11-01T00:00:00Z',
    }),
  )
})
afterEach(tearDownStore)
const asked = async () =>
  (await (await testContext()).db.tx('system', (db) => db.select().from(budgetRequests))).filter(
    ({ month }) => month === '2026-11',
  )

test('予算を超える募集は、確認の画面で承認を依頼し、公開せずに残せる', async () => {
  await openForm()
  await chooseDay('明日')
  expect(await screen.findByText('本部の承認が必要です')).toBeVisible()
  await goToConfirmation()
  const publish = screen.getByRole('button', { name: 'この内容で募集を開始する' })
  await userEvent.click(publish)
  const notice = (await screen.findByText('公開するには本部の承認が必要です')).closest(
    '[data-problem]',
  )
  expect(notice).toHaveFocus()
  await pressButton('本部に依頼する')
  const dialog = await screen.findByRole('dialog')
  await userEvent.type(await within(dialog).findByRole('textbox', { name: /理由/ }), '週末の増員')
  await userEvent.click(within(dialog).getByRole('button', { name: '本部に依頼する' }))
  expect(await screen.findByText('本部の承認を待っています')).toBeVisible()
  expect(takeMessages()).toEqual(['2026年11月の予算の追加を、本部に依頼しました。'])
  const [request] = await asked()
  expect(request).toMatchObject({ clientId: 11, currentYen: 1000, reason: '週末の増員' })

  await pressButton('公開せずに保存する')
  await waitFor(() => expect(router.asPath).toMatch(/^\/clients\/11\/offerings\/\d+$/))
  const kept = await storedOfferings()
  expect(kept.filter(({ publishedAt }) => publishedAt === null)).toHaveLength(1)
})

test('待っている依頼は取り下げられ、また依頼できる', async () => {
  await writeRows((db) =>
    db.insert(budgetRequests).values({
      clientId: 11,
      month: '2026-11',
      currentYen: 1000,
      requestedYen: 30_000,
      reason: '週末の増員',
      requestedBy: 2,
      requestedByName: '小野寺 拓也',
      createdAt: '2026-11-10T03:00:00Z',
    }),
  )
  await openForm()
  await chooseDay('明日')
  await goToConfirmation()
  expect(
    await screen.findByText(/小野寺 拓也さんが、予算を30,000円にするよう本部に依頼しました。/),
  ).toBeVisible()
  await pressButton('依頼を取り下げる')
  expect(await screen.findByText('公開するには本部の承認が必要です')).toBeVisible()
  expect((await asked()).map(({ status }) => status)).toEqual(['withdrawn'])
})
