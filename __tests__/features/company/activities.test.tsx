import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { activities } from '@/contracts/activities'
import { ActivitiesScreen } from '@/features/activities/ActivitiesScreen'
import { auditLog } from '@/server/db/schema'
import { overrideAnswer } from '@mocks/referenceServer'
import { requestsTo, setUpStore, showScreen, tearDownStore } from '@tests/features/storeKit'
import type { Who } from '@tests/kit/app'
import { axeViolations } from '@tests/kit/renderScreen'
import { callApi, OFFER, writeRows } from '@tests/kit/serverKit'

const open = (who: Who = 'company', query = '') =>
  showScreen(who, `/companies/1/activities${query}`, <ActivitiesScreen companyId='1' />)
beforeEach(() => setUpStore())
afterEach(tearDownStore)

test('だれが、いつ、どこで、何を、どう変えたかが分かる', async () => {
  const body = { role: 'viewer', clientIds: [12], lockVersion: 1 }
  await callApi('company', 'PATCH', '/companies/1/members/5', body)
  await open()
  const table = await screen.findByRole('table', { name: '操作の記録' })
  expect(within(table).getByText('本日 11月20日(金)')).toBeVisible()
  const row = (await within(table).findByText('スタッフの権限と店舗を変更')).closest(
    '[role=row]',
  ) as HTMLElement
  expect(row).toHaveTextContent('9:41')
  expect(row).toHaveTextContent('権限変更前 店舗スタッフ → 変更後 閲覧のみ')
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/companies/1/members')
  expect(await axeViolations()).toEqual([])
})
test('種類でしぼり、見つからなければ条件を消せる', async () => {
  await callApi('company', 'PATCH', `/clients/11/offers/${OFFER[11]}/archive`)
  await open()
  await screen.findByRole('table')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '種類' }), 'お金')
  expect(await screen.findByText('条件に合う記録はありません')).toBeVisible()
  expect(requestsTo(/activities\?kind=money/)).toHaveLength(1)
  const [clear] = screen.getAllByRole('button', { name: /条件をクリア/ })
  await userEvent.click(clear as HTMLElement)
  expect(await screen.findByRole('table')).toBeVisible()
})
test('次のページへ進み、最初に戻れる', async () => {
  await writeRows((db) =>
    db.insert(auditLog).values(
      Array.from({ length: 51 }, (_, i) => ({
        at: new Date(Date.UTC(2026, 9, 1, 0, i)).toISOString(),
        accountId: 4,
        companyId: 1,
        clientId: 11,
        call: 'PUT /clients/{clientId}/users/{userId}/memo',
        result: 'done' as const,
        ids: { userId: 9000 + i },
      })),
    ),
  )
  await open()
  expect(await screen.findByRole('link', { name: 'ワーカー 9050' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '次のページ' }))
  expect(await screen.findByRole('link', { name: 'ワーカー 9000' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '最初のページ' }))
  expect(await screen.findByRole('link', { name: 'ワーカー 9050' })).toBeVisible()
})
test('記録がないとき、読み込めないとき', async () => {
  await open()
  expect(await screen.findByText('記録がまだありません')).toBeVisible()
  overrideAnswer(activities.list, { status: 500, code: 'internal', messages: ['お待ちください。'] })
  await open()
  expect(await screen.findByText('操作の記録を読み込めませんでした')).toBeVisible()
})
