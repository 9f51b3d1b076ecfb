import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { closingDays } from '@/contracts/closingDays'
import type { ClosingDay } from '@/contracts/closingDays/schemas'
import { findMessage, renderPage } from '@mocks/renderPage'
import { answer, refused, requestsOf } from '@mocks/server'
import { advanceTime, useFakeTimers, userOnFakeTimers } from '@tests/kit/time'

const monday: ClosingDay = {
  id: 3,
  kind: 'regular',
  weekday: 1,
  weeks: [2, 3],
  startsOn: '2026-11-01',
  endsOn: null,
  opensOnHolidays: true,
  reason: '',
  lockVersion: 4,
}
const withDays = (items: ClosingDay[]) =>
  answer(closingDays.list, {
    items,
    affected: items.length > 0 ? [{ offeringId: 111, title: 'ホール', workOn: '2026-12-14' }] : [],
    affectedCount: items.length,
  })

test('休みと、それにかかる求人を示し、消せる', async () => {
  withDays([monday])
  answer(closingDays.remove, undefined)
  await renderPage('/clients/11/closing_days', { as: 'manager' })
  expect(await screen.findByText('第2・第3月曜日')).toBeVisible()
  expect(screen.getByText('すでにある求人のうち、休みの日にかかるものは1件です。')).toBeVisible()
  expect(screen.getByRole('link', { name: /ホール/ })).toHaveAttribute(
    'href',
    '/clients/11/offerings/111',
  )
  await userEvent.click(screen.getByRole('button', { name: '第2・第3月曜日の休みを消す' }))
  expect(await findMessage('第2・第3月曜日の休みを消しました。')).toBeVisible()
})

test('曜日を選ばずに足すと、その場で言い、送らない', async () => {
  withDays([])
  await renderPage('/clients/11/closing_days', { as: 'manager' })
  await userEvent.click(await screen.findByRole('button', { name: '決まった休みを足す' }))
  const dialog = await screen.findByRole('dialog', { name: '決まった休み' })
  const submit = async () =>
    userEvent.click(await within(dialog).findByRole('button', { name: '休みにする' }))
  await submit()
  expect(await within(dialog).findByText('曜日を選んでください。')).toBeVisible()
  expect(requestsOf(closingDays.create)).toEqual([])
  answer(closingDays.create, monday)
  await userEvent.click(within(dialog).getByRole('radio', { name: '月' }))
  await userEvent.click(within(dialog).getByRole('checkbox', { name: '第2' }))
  await submit()
  expect(await findMessage('第2月曜日を休みにしました。')).toBeVisible()
  expect(requestsOf(closingDays.create)[0]?.body).toMatchObject({
    kind: 'regular',
    weekday: 1,
    weeks: [2],
    endsOn: null,
  })
})

test('休みを変えると、いまの内容から始まり、変えたものが送られる', async () => {
  withDays([monday])
  answer(closingDays.update, { ...monday, weekday: 3 })
  await renderPage('/clients/11/closing_days', { as: 'manager' })
  await userEvent.click(await screen.findByRole('button', { name: '第2・第3月曜日の休みを変える' }))
  const dialog = within(await screen.findByRole('dialog', { name: '決まった休み' }))
  expect(await dialog.findByRole('radio', { name: '月' })).toBeChecked()
  expect(dialog.getByRole('checkbox', { name: '第3' })).toBeChecked()
  expect(dialog.getByRole('checkbox', { name: '祝日にあたるときは営業する' })).toBeChecked()
  await userEvent.click(dialog.getByRole('radio', { name: '水' }))
  await userEvent.click(dialog.getByRole('button', { name: '変更する' }))
  expect(await findMessage('休みを変えました。第2・第3水曜日を休みにしました。')).toBeVisible()
  expect(requestsOf(closingDays.update).map(({ params, body }) => [params, body])).toEqual([
    [
      { clientId: '11', closingDayId: '3' },
      {
        kind: 'regular',
        weekday: 3,
        weeks: [2, 3],
        startsOn: '2026-11-01',
        endsOn: null,
        opensOnHolidays: true,
        reason: '',
        lockVersion: 4,
      },
    ],
  ])
  expect(requestsOf(closingDays.create)).toEqual([])
})

/** Another person changes 「第2・第3月曜日」 to Tuesdays while this one changes it to Wednesdays. */
async function meetConflict() {
  withDays([monday])
  const first = '店長 花子さんが先に更新しました。'
  answer(closingDays.update, refused(409, 'stale', { messages: [first] }))
  await renderPage('/clients/11/closing_days', { as: 'manager' })
  await userEvent.click(await screen.findByRole('button', { name: '第2・第3月曜日の休みを変える' }))
  const dialog = within(await screen.findByRole('dialog', { name: '決まった休み' }))
  await userEvent.click(await dialog.findByRole('radio', { name: '水' }))
  withDays([{ ...monday, weekday: 2, opensOnHolidays: false, lockVersion: 5 }])
  await userEvent.click(dialog.getByRole('button', { name: '変更する' }))
  const notice = (await dialog.findByText(first)).closest('[role=alert]')
  await waitFor(() => expect(notice).toHaveTextContent('曜日: 月 → 火'))
  expect(notice).toHaveTextContent('祝日の営業: 営業する → 休む')
  expect(dialog.getByRole('radio', { name: '水' })).toBeChecked()
  await userEvent.click(dialog.getByRole('button', { name: '最新の内容を読み込む' }))
  await dialog.findByText(/入力した内容は残っています/)
  return dialog
}

test('ほかの人が先に変えたら、変えたところを見せて入力を残し、ほかの項目はその人の内容で保存する', async () => {
  const dialog = await meetConflict()
  expect(dialog.getByRole('radio', { name: '水' })).toBeChecked()
  expect(dialog.getByRole('checkbox', { name: '祝日にあたるときは営業する' })).not.toBeChecked()
  answer(closingDays.update, { ...monday, weekday: 3, lockVersion: 6 })
  await userEvent.click(dialog.getByRole('button', { name: '変更する' }))
  expect(await findMessage('休みを変えました。第2・第3水曜日を休みにしました。')).toBeVisible()
  expect(requestsOf(closingDays.update).map(({ body }) => body)).toMatchObject([
    { weekday: 3, opensOnHolidays: true, lockVersion: 4 },
    { weekday: 3, opensOnHolidays: false, lockVersion: 5 },
  ])
})

test('重なった項目を、先に保存された内容にして続けられる', async () => {
  const dialog = await meetConflict()
  await userEvent.click(dialog.getByRole('button', { name: '「曜日」を先に保存された内容にする' }))
  expect(await dialog.findByRole('radio', { name: '火' })).toBeChecked()
})

test('一覧が読み直されても、開いている休みの入力と、比べる版は、開いたときのまま', async () => {
  useFakeTimers()
  withDays([monday])
  answer(closingDays.update, refused(409, 'stale', { messages: ['先に更新しました。'] }))
  await renderPage('/clients/11/closing_days', { as: 'manager' })
  await userOnFakeTimers.click(
    await screen.findByRole('button', { name: '第2・第3月曜日の休みを変える' }),
  )
  const dialog = within(await screen.findByRole('dialog', { name: '決まった休み' }))
  await userOnFakeTimers.click(await dialog.findByRole('radio', { name: '水' }))
  withDays([{ ...monday, weekday: 2, lockVersion: 5 }])
  // The list is read again once a minute.
  await advanceTime(60_000)
  expect(await screen.findByText('第2・第3火曜日')).toBeInTheDocument()
  expect(dialog.getByRole('radio', { name: '水' })).toBeChecked()
  await userOnFakeTimers.click(dialog.getByRole('button', { name: '変更する' }))
  expect(await dialog.findByText('先に更新しました。')).toBeVisible()
  expect(requestsOf(closingDays.update).map(({ body }) => body)).toMatchObject([
    { weekday: 3, lockVersion: 4 },
  ])
})

test('ほかの人が先に消した休みは、変えられないと言い、一覧を読み直す', async () => {
  withDays([monday])
  answer(closingDays.update, refused(404, 'not_found', { messages: ['見つかりません。'] }))
  await renderPage('/clients/11/closing_days', { as: 'manager' })
  await userEvent.click(await screen.findByRole('button', { name: '第2・第3月曜日の休みを変える' }))
  const dialog = within(await screen.findByRole('dialog', { name: '決まった休み' }))
  await userEvent.click(await dialog.findByRole('radio', { name: '水' }))
  withDays([])
  await userEvent.click(dialog.getByRole('button', { name: '変更する' }))
  expect(await findMessage('見つかりません。')).toBeVisible()
  expect(await screen.findByText('決まった休みはありません。')).toBeInTheDocument()
})

test('閲覧のみの人には、足すものも消すものもない', async () => {
  withDays([monday])
  await renderPage('/clients/11/closing_days', { as: 'viewer' })
  expect(await screen.findByText('第2・第3月曜日')).toBeVisible()
  expect(screen.queryByRole('button', { name: /休みを(足す|変える|消す)/ })).toBeNull()
})

test('読み込めないときは、そう言う', async () => {
  answer(closingDays.list, refused(500, 'internal', { messages: ['お待ちください。'] }))
  await renderPage('/clients/11/closing_days', { as: 'manager' })
  expect(await screen.findByText('定休日を読み込めませんでした')).toBeVisible()
})
