import { screen, waitFor, within } from '@testing-library/react'
import { chatTexts, companyChatTexts } from '@/contracts/chatTexts'
import type { ChatText } from '@/contracts/chatTexts/schemas'
import { renderPage } from '@mocks/renderPage'
import { answer, refused, requestsOf } from '@mocks/server'

const aText = (id: number, title: string, body = `${title}の本文`): ChatText => ({
  id,
  title,
  body,
  updatedAt: '2026-11-19T01:00:00.000Z',
  updatedByName: '店長 花子',
  lockVersion: 3,
})
const bicycle = aText(1, '自転車', '{氏名}さん、{店舗名}の裏へ。')
const thanks = aText(2, 'お礼')
const STORE = '/clients/11/chat_texts'
const withTexts = (items: ChatText[], companyItems: ChatText[] = []) =>
  answer(chatTexts.list, { items, companyItems })
const cards = () => screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)

test('順に並び、項目を例で埋めて見せる。企業のものは読むだけ', async () => {
  withTexts([bicycle, thanks], [aText(9, '衛生')])
  await renderPage(STORE)
  const example = (await screen.findByText('氏名の例')).closest('p')
  expect(example).toHaveTextContent('氏名の例山田 花子さん、店舗名の例みのり食堂 渋谷店の裏へ。')
  expect([...(example?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent)).toEqual([
    '氏名の例山田 花子',
    '店舗名の例みのり食堂 渋谷店',
  ])
  expect(cards()).toEqual(['自転車', 'お礼', '衛生'])
  expect(screen.getByRole('button', { name: '「お礼」を編集する' })).toBeEnabled()
  expect(screen.queryByRole('button', { name: /衛生/ })).toBeNull()
})

test('一件もなければ、追加を勧める', async () => {
  withTexts([])
  await renderPage(STORE)
  expect(await screen.findByText('定型文がありません')).toBeVisible()
  expect(screen.getByRole('button', { name: '定型文を追加する' })).toBeEnabled()
})

test('項目はカーソルの位置に入り、例がすぐに変わる。保存すると送られる', async () => {
  withTexts([])
  answer(chatTexts.create, aText(3, '集合'))
  const { user } = await renderPage(STORE)
  await user.click(await screen.findByRole('button', { name: '定型文を追加する' }))
  await user.type(await screen.findByRole('textbox', { name: /題名/ }), '集合')
  const body = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /本文/ })
  await user.type(body, 'さんへ')
  body.setSelectionRange(0, 0)
  await user.click(screen.getByRole('button', { name: '氏名' }))
  expect(body).toHaveValue('{氏名}さんへ')
  expect(body).toHaveFocus()
  expect(screen.getByRole('region', { name: '表示の例' })).toHaveTextContent(
    '氏名の例山田 花子さんへ',
  )
  await user.click(screen.getByRole('button', { name: '定型文を保存する' }))
  await waitFor(() =>
    expect(requestsOf(chatTexts.create)[0]?.body).toEqual({ title: '集合', body: '{氏名}さんへ' }),
  )
})

test('ない項目は、送る前に断る', async () => {
  withTexts([])
  const { user } = await renderPage(STORE)
  await user.click(await screen.findByRole('button', { name: '定型文を追加する' }))
  await user.type(await screen.findByRole('textbox', { name: /題名/ }), '集合')
  // `{{` types one brace.
  await user.type(screen.getByRole('textbox', { name: /本文/ }), '{{名前}さん')
  await user.click(screen.getByRole('button', { name: '定型文を保存する' }))
  expect((await screen.findAllByText(/\{名前\}という項目はありません/))[0]).toBeVisible()
  expect(requestsOf(chatTexts.create)).toEqual([])
})

test('ほかの人が先に変えたら、入力を残して知らせ、直していない項目はその人の内容で保存する', async () => {
  withTexts([bicycle])
  answer(chatTexts.update, refused(409, 'stale', { messages: ['ほかの人が先に変更しました。'] }))
  const { user } = await renderPage(STORE)
  await user.click(await screen.findByRole('button', { name: '「自転車」を編集する' }))
  const title = await screen.findByRole('textbox', { name: /題名/ })
  await user.type(title, '置き場')
  withTexts([{ ...bicycle, title: '駐輪', body: '表へ。', lockVersion: 4 }])
  await user.click(screen.getByRole('button', { name: '定型文を保存する' }))
  expect(await screen.findByText('題名: 自転車 → 駐輪')).toBeVisible()
  expect(screen.getByText(`本文: ${bicycle.body} → 表へ。`)).toBeVisible()
  expect(title).toHaveValue('自転車置き場')
  answer(chatTexts.update, bicycle)
  await user.click(screen.getByRole('button', { name: '最新の内容を読み込む' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: /本文/ })).toHaveValue('表へ。'))
  await user.click(screen.getByRole('button', { name: '定型文を保存する' }))
  await waitFor(() =>
    expect(requestsOf(chatTexts.update).map(({ body }) => body)).toEqual([
      { title: '自転車置き場', body: bicycle.body, lockVersion: 3 },
      { title: '自転車置き場', body: '表へ。', lockVersion: 4 },
    ]),
  )
})

test('知らせを見ながら本文を直しても、書いている欄からフォーカスが離れない', async () => {
  withTexts([bicycle])
  answer(chatTexts.update, refused(409, 'stale', { messages: ['ほかの人が先に変更しました。'] }))
  const { user } = await renderPage(STORE)
  await user.click(await screen.findByRole('button', { name: '「自転車」を編集する' }))
  const body = await screen.findByRole('textbox', { name: /本文/ })
  withTexts([{ ...bicycle, body: '表へ。', lockVersion: 4 }])
  await user.click(screen.getByRole('button', { name: '定型文を保存する' }))
  await screen.findByText(`本文: ${bicycle.body} → 表へ。`)
  await user.type(body, '表でも')
  expect(body).toHaveFocus()
  expect(body).toHaveValue(`${bicycle.body}表でも`)
})

test('一つ下へ移すと、全部の順を送り、移した場所を読み上げる', async () => {
  withTexts([bicycle, thanks])
  answer(chatTexts.reorder, { items: [thanks, bicycle] })
  const { user } = await renderPage(STORE)
  expect(await screen.findByRole('button', { name: '「自転車」を上へ移す' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await user.click(screen.getByRole('button', { name: '「自転車」を下へ移す' }))
  expect(await screen.findByText('「自転車」を2番目に移しました。')).toBeInTheDocument()
  expect(requestsOf(chatTexts.reorder)[0]?.body).toEqual({ ids: [2, 1] })
})

test('削除は確かめてから', async () => {
  withTexts([bicycle])
  const { user } = await renderPage(STORE)
  await user.click(await screen.findByRole('button', { name: '「自転車」を削除する' }))
  const dialog = await screen.findByRole('dialog', { name: '定型文「自転車」を削除しますか?' })
  expect(requestsOf(chatTexts.remove)).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: '削除する' }))
  await waitFor(() => expect(requestsOf(chatTexts.remove)[0]?.params['chatTextId']).toBe('1'))
})

test('閲覧のみの人は読むだけ。企業の定型文は、企業管理者が変える', async () => {
  withTexts([bicycle])
  await renderPage(STORE, { as: 'viewer' })
  expect(await screen.findByRole('heading', { name: '自転車' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /定型文を追加|編集する/ })).toBeNull()

  answer(companyChatTexts.list, { items: [aText(9, '衛生')] })
  await renderPage('/companies/1/chat_texts', { as: 'company' })
  expect(await screen.findByRole('button', { name: '「衛生」を編集する' })).toBeEnabled()
})

test('メッセージを書く画面から、定型文の画面へ行ける。閲覧のみの人にはない', async () => {
  const ROOM = '/clients/11/chat_rooms/00000000-0000-4000-8000-000000000011'
  await renderPage(ROOM, { as: 'manager' })
  expect(await screen.findByRole('link', { name: '定型文を編集する' })).toHaveAttribute(
    'href',
    STORE,
  )
  await renderPage(ROOM, { as: 'viewer' })
  expect(await screen.findByText('閲覧のみの権限のため、返信できません。')).toBeVisible()
  expect(screen.queryByRole('link', { name: '定型文を編集する' })).toBeNull()
})
