import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { clientReviews } from '@/contracts/reviews'
import { aReview } from '@mocks/factories'
import { findMessage, renderPage } from '@mocks/renderPage'
import { answer, requestsOf } from '@mocks/server'

test('文案は書いたものを消さずに入り、【】を直すまで送れない', async () => {
  const review = aReview({
    id: 31,
    kind: 'bad',
    comment: '終わりが延びました。',
    reply: null,
    items: { onTime: false, asDescribed: true, wantAgain: true },
  })
  answer(clientReviews.list, { items: [review], page: 1, perPage: 20, totalCount: 1 })
  answer(clientReviews.reply, review)
  await renderPage('/clients/11/reviews/client', { as: 'manager' })
  await userEvent.click(await screen.findByRole('button', { name: /返信する$/ }))
  const form = await screen.findByRole('form', { name: '評価への返信' })
  const field = within(form).getByRole('textbox', { name: /返信/ })
  await userEvent.type(field, 'はじめまして。')
  await userEvent.click(within(form).getByRole('button', { name: '文案を後ろに足す' }))
  expect(field).toHaveValue(
    'はじめまして。\nこのたびはこの店舗で働いてくださり、ありがとうございました。終わりの時刻が募集と違ったとのこと、申し訳ありませんでした。【時刻をどう守るか】率直なお声を、ありがとうございました。',
  )
  const send = within(form).getByRole('button', { name: '返信を送る' })
  await userEvent.click(send)
  expect(await within(form).findByText(/【】のところを/)).toBeVisible()
  expect(requestsOf(clientReviews.reply)).toEqual([])
  await userEvent.clear(field)
  await userEvent.type(field, '時刻を守るよう、朝に確かめます。')
  await userEvent.click(send)
  expect(await findMessage('返信を送りました。')).toBeVisible()
  expect(requestsOf(clientReviews.reply)[0]?.body).toEqual({
    body: '時刻を守るよう、朝に確かめます。',
  })
})
