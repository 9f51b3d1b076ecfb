import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import router from 'next-router-mock'
import { savedViewCounts, savedViews } from '@/contracts/savedViews'
import type { SavedView } from '@/contracts/savedViews/schemas'
import { findMessage, renderPage } from '@mocks/renderPage'
import { answer, held, refused, requestsOf } from '@mocks/server'
import { chooseInViews, openViews } from './viewsMenu'

const aView = (id: number, name: string, overrides: Partial<SavedView> = {}): SavedView => ({
  id,
  name,
  query: `?minWorkedCount=${id}`,
  isShared: false,
  isOwn: true,
  isRemovable: true,
  isDefault: false,
  ...overrides,
})
const regulars = aView(5, '常連の方', { isShared: true, isOwn: false })
const beginners = aView(2, '二回目の方', { isDefault: true })
const others = aView(3, '三回の方')
const countsOf = (...counts: [SavedView, number][]) => ({
  items: counts.map(([{ id, query }, count]) => ({ id, query, count })),
})
const withViews = (...items: SavedView[]) => answer(savedViews.list, { items })

/** Opens the list and the sheet with its saved views. */
async function openSheet(path = '/clients/11/users?list_type=worked') {
  await renderPage(path, { as: 'clientStaff' })
  await chooseInViews('件数と並べ替え')
  return within(await screen.findByRole('dialog', { name: '保存した条件' }))
}
const namesIn = (dialog: Awaited<ReturnType<typeof openSheet>>) =>
  dialog.getAllByRole('link').map((link) => link.textContent)

test('件数は、開いたときにはじめて読み、名前のそばに出る。1,000件からは「以上」', async () => {
  withViews(regulars, beginners)
  answer(savedViewCounts.list, countsOf([regulars, 1000], [beginners, 12]))
  await renderPage('/clients/11/users?list_type=worked', { as: 'clientStaff' })
  await openViews()
  const open = await screen.findByRole('menuitem', { name: '件数と並べ替え' })
  expect(requestsOf(savedViewCounts.list)).toEqual([])
  await userEvent.click(open)
  const dialog = within(await screen.findByRole('dialog', { name: '保存した条件' }))
  expect(await dialog.findByText('1,000名以上・店舗で共有')).toBeVisible()
  expect(dialog.getByText('12名・最初に開きます')).toBeVisible()
  expect(requestsOf(savedViewCounts.list).map(({ query }) => query)).toEqual([{ list: 'users' }])
  await userEvent.click(dialog.getByRole('link', { name: '常連の方' }))
  await waitFor(() => expect(router.asPath).toBe('/clients/11/users?minWorkedCount=5'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('人のほかの一覧は、件で数える', async () => {
  const open = aView(7, '空きのある求人', { query: '?hasVacancy=1' })
  withViews(open)
  answer(savedViewCounts.list, countsOf([open, 3]))
  const dialog = await openSheet('/clients/11/offerings?view=list')
  expect(await dialog.findByText('3件')).toBeVisible()
})

test('上と下へ移すと、その順が送られ、移した場所を読み上げる。数え直さない', async () => {
  withViews(regulars, beginners, others)
  answer(savedViewCounts.list, countsOf([regulars, 1], [beginners, 2], [others, 3]))
  answer(savedViews.reorder, () => {
    withViews(beginners, regulars, others)
    return { items: [beginners, regulars, others] }
  })
  const dialog = await openSheet()
  await dialog.findByText('2名・最初に開きます')
  expect(dialog.getByRole('button', { name: '「常連の方」を上へ移す' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  const down = dialog.getByRole('button', { name: '「常連の方」を下へ移す' })
  down.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(namesIn(dialog)).toEqual(['二回目の方', '常連の方', '三回の方']))
  expect(dialog.getByRole('status')).toHaveTextContent('「常連の方」を2番目に移しました。')
  expect(dialog.getByRole('button', { name: '「常連の方」を下へ移す' })).toHaveFocus()
  expect(requestsOf(savedViews.reorder).map(({ body }) => body)).toEqual([
    { list: 'users', ids: [2, 5, 3] },
  ])
  expect(requestsOf(savedViewCounts.list)).toHaveLength(1)
})

test('移しているあいだは、次の移動を送らない', async () => {
  withViews(regulars, beginners)
  answer(savedViewCounts.list, countsOf([regulars, 1], [beginners, 2]))
  const { reply, release } = held({ items: [beginners, regulars] })
  answer(savedViews.reorder, reply)
  const dialog = await openSheet()
  await userEvent.click(dialog.getByRole('button', { name: '「常連の方」を下へ移す' }))
  const up = dialog.getByRole('button', { name: '「二回目の方」を上へ移す' })
  await waitFor(() => expect(up).toHaveAttribute('aria-disabled', 'true'))
  await userEvent.click(up)
  withViews(beginners, regulars)
  release()
  await waitFor(() => expect(namesIn(dialog)).toEqual(['二回目の方', '常連の方']))
  expect(requestsOf(savedViews.reorder)).toHaveLength(1)
})

test('ほかの人が先に消したら、そう言い、一覧を読み直す', async () => {
  withViews(regulars, beginners)
  answer(savedViewCounts.list, countsOf([regulars, 1], [beginners, 2]))
  answer(savedViews.reorder, refused(409, 'stale', { messages: ['先に条件を削除しました。'] }))
  const dialog = await openSheet()
  withViews(beginners)
  await userEvent.click(dialog.getByRole('button', { name: '「二回目の方」を上へ移す' }))
  expect(await findMessage('先に条件を削除しました。')).toBeVisible()
  await waitFor(() => expect(namesIn(dialog)).toEqual(['二回目の方']))
})

test('件数を読めなくても、条件は開け、並べ替えられる', async () => {
  withViews(regulars)
  answer(savedViewCounts.list, refused(500, 'internal', { messages: ['お待ちください。'] }))
  const dialog = await openSheet()
  expect(await dialog.findByText('件数を読み込めませんでした。')).toBeVisible()
  expect(dialog.getByText('店舗で共有')).toBeVisible()
  expect(dialog.getByRole('link', { name: '常連の方' })).toHaveAttribute(
    'href',
    '/clients/11/users?minWorkedCount=5',
  )
})
