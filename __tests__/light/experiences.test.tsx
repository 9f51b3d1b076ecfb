import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { workers } from '@/contracts/workers'
import type { Experience } from '@/contracts/workers/schemas'
import { aWorker } from '@mocks/factories'
import { renderPage } from '@mocks/renderPage'
import { answer, refused, requestsOf } from '@mocks/server'

const dishes: Experience = {
  kind: 'occupation',
  id: 3,
  name: '洗い場',
  count: 4,
  lastOn: '2026-11-04',
}
const register: Experience = { kind: 'position', id: 3, name: 'レジ', count: 2, lastOn: null }

const plating: Experience = { ...register, id: 7, name: '盛り付け', count: 3 }

test('一覧は経験を示し、経験で絞り込む', async () => {
  answer(workers.knownExperiences, {
    items: [
      { kind: 'occupation', id: 3, name: '洗い場', workerCount: 5 },
      { kind: 'position', id: 3, name: 'レジ', workerCount: 2 },
    ],
  })
  answer(workers.list, {
    items: [aWorker({ experiences: [dishes, plating, register] })],
    page: 1,
    perPage: 20,
    totalCount: 1,
    counts: {
      all: 1,
      worked: 1,
      trusted: 0,
      repeat: 0,
      favorite: 0,
      graduate: 0,
      supporter: 0,
      blocked: 0,
    },
  })
  await renderPage('/clients/11/users', { as: 'manager' })
  expect(await screen.findByText('ヤマダ タロウ ・ 24歳')).toBeVisible()
  expect(screen.queryByText(/洗い場 4回/)).toBeNull()
  const filter = await screen.findByRole('combobox', { name: 'この店舗での経験' })
  await userEvent.selectOptions(filter, 'レジ(次回も頼みたい業務) 2名')
  // The experience of the search comes first, then others of the same kind.
  expect(await screen.findByText('レジ 2回・盛り付け 3回')).toBeVisible()
  const { query } = requestsOf(workers.list).at(-1) ?? {}
  expect(query).toMatchObject({ positionId: '3' })
})

test('ワーカーのページは、職種の回数と最後の日、評価の業務を分けて示す', async () => {
  answer(workers.experiences, { items: [dishes, register] })
  await renderPage('/clients/11/users/901', { as: 'manager' })
  const section = await screen.findByRole('region', { name: 'この店舗での経験' })
  expect(within(section).getByRole('meter', { name: '洗い場の回数' })).toHaveAttribute(
    'aria-valuenow',
    '4',
  )
  expect(within(section).getByText(/4回・直近 11\/4/)).toBeVisible()
  expect(within(section).getByText('2回')).toBeVisible()
})

test('経験を読み込めないときは、そこだけが言う', async () => {
  answer(workers.experiences, refused(500, 'internal', { messages: ['お待ちください。'] }))
  await renderPage('/clients/11/users/901', { as: 'manager' })
  expect(await screen.findByText('この店舗での経験を読み込めませんでした')).toBeVisible()
})
