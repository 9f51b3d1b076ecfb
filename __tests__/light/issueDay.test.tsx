import { screen } from '@testing-library/react'
import { identification } from '@/contracts/identification'
import { renderPage } from '@mocks/renderPage'
import { answer } from '@mocks/server'

test('証明書の発行日も、暦にない日には直し方を言い、正しい日で消える', async () => {
  answer(identification.one, {
    kind: 'corporation',
    status: 'returned',
    company: {
      name: '株式会社みのりフーズ',
      representativeName: null,
      address: '東京都渋谷区',
      corporateNumber: null,
      industry: null,
    },
    missing: [],
    requiredKinds: ['registry_certificate'],
    documents: [],
    applications: [],
  })
  const { user } = await renderPage('/companies/1/identification', { as: 'company' })
  // The calendar loads with the first letters, and another input replaces the first.
  const box = () => screen.getByRole('textbox', { name: '履歴事項全部証明書の発行日' })
  await screen.findByText('履歴事項全部証明書の発行日')
  await user.type(box(), '2026/02/31{Enter}')
  expect(
    await screen.findByText(
      '日付として読み取れません。暦にある日を 2026/11/20 のように入力してください。',
    ),
  ).toBeVisible()
  await user.clear(box())
  await user.type(box(), '20261101{Enter}')
  expect(screen.queryByText(/日付として読み取れません/)).toBeNull()
  expect(box()).toHaveValue('2026/11/01')
})
