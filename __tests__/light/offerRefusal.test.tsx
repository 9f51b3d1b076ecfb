import { screen } from '@testing-library/react'
import { offerings } from '@/contracts/offerings'
import { offers } from '@/contracts/offers'
import { anOfferDetail } from '@mocks/factories'
import { renderPage } from '@mocks/renderPage'
import { answer } from '@mocks/server'

test('募集できないひな形は、規則の返事を待たずに、入力欄と一緒に知らせる', async () => {
  answer(offers.one, anOfferDetail({ id: 5, status: 'violated' }))
  // The rules have not answered yet. If the notice came only with their answer, it would push the fields down.
  answer(offerings.validate, () => new Promise<never>(() => {}))
  await renderPage('/clients/11/offers/5/offerings/new')
  expect(await screen.findByText('このひな形では募集できません')).toBeInTheDocument()
  expect(
    screen.getByText(
      'ひな形に修正が必要な箇所があるため、募集できません。ひな形を修正してください。',
    ),
  ).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'いつ' })).toBeInTheDocument()
})
test('募集できるひな形では、何も知らせない', async () => {
  answer(offers.one, anOfferDetail({ id: 5, status: 'usable' }))
  answer(offerings.validate, () => new Promise<never>(() => {}))
  await renderPage('/clients/11/offers/5/offerings/new')
  expect(await screen.findByRole('heading', { name: 'いつ' })).toBeInTheDocument()
  expect(screen.queryByText('このひな形では募集できません')).toBeNull()
})
