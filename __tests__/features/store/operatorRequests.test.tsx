import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import router from 'next-router-mock'
import { operatorRequests } from '@/contracts/operatorRequests'
import { FeedbackScreen } from '@/features/operatorRequests/FeedbackScreen'
import { LiftSuspensionScreen } from '@/features/operatorRequests/LiftSuspensionScreen'
import { UsageLimitScreen } from '@/features/operatorRequests/UsageLimitScreen'
import { companies, restrictions } from '@/server/db/schema'
import { rememberPreviousPage } from '@/shell/page/previousPage'
import { overrideAnswer } from '@mocks/referenceServer'
import {
  requestsTo,
  setUpStore,
  showScreen,
  takeMessages,
  tearDownStore,
} from '@tests/features/storeKit'
import type { Who } from '@tests/kit/app'
import { axeViolations } from '@tests/kit/renderScreen'
import { OFFER, writeRows } from '@tests/kit/serverKit'

const limitTo = (yen: number) =>
  writeRows((db) => db.update(companies).set({ usageLimitYen: yen }).where(eq(companies.id, 1)))
const suspend = () =>
  writeRows((db) =>
    db.insert(restrictions).values({
      clientId: 11,
      code: 'policy_violation',
      level: 'block_publish',
      message: '掲載基準違反のため、求人を公開できません。',
      refOfferId: OFFER[11],
      sinceAt: '2026-11-17T06:02:00Z',
    }),
  )
const openLimit = (who: Who = 'company') =>
  showScreen(who, '/clients/11/request_change_usage_limit', <UsageLimitScreen clientId='11' />)
const openLift = (who: Who = 'company', offerId: number = OFFER[11]) =>
  showScreen(
    who,
    `/clients/11/request_lift_suspension?ref_offer_id=${offerId}`,
    <LiftSuspensionScreen clientId='11' />,
  )
const type = async (label: RegExp, text: string) => {
  const field = screen.getByRole('textbox', { name: label })
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

beforeEach(() => setUpStore())
afterEach(tearDownStore)

test('上限の変更: 残りを見て申請すると、審査中になり、次の申請はできない', async () => {
  await limitTo(800_000)
  await openLimit()
  expect(await screen.findByText('いまの上限 800,000円より大きい金額')).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await type(/希望する上限/, '１２０００００')
  await type(/理由/, '年末年始の来店増にあわせて追加で募集するため。')
  await type(/担当者/, '大野 久美子')
  await type(/電話番号/, '03-1234-0101')
  await userEvent.click(screen.getByRole('button', { name: '上限の変更を申請する' }))
  expect(await screen.findByText('利用上限の変更を審査しています')).toBeVisible()
  expect(screen.getByText('1,200,000円')).toBeVisible()
  expect(screen.queryByRole('button', { name: '上限の変更を申請する' })).toBeNull()
  expect(takeMessages()).toContain('利用上限額の変更を申請しました。')
})
test('上限の変更: 小さい金額は入力欄で断り、書いた理由は残る', async () => {
  await limitTo(800_000)
  await openLimit()
  await screen.findByText('いまの上限 800,000円より大きい金額')
  await type(/希望する上限/, '700000')
  await type(/理由/, '年末年始の来店増にあわせて追加で募集するため。')
  await type(/担当者/, '大野 久美子')
  await type(/電話番号/, '0312340101')
  await userEvent.click(screen.getByRole('button', { name: '上限の変更を申請する' }))
  expect(
    (await screen.findAllByText(/いまの上限\(800,000円\)より大きい金額を入力してください。/))[0],
  ).toBeVisible()
  expect(screen.getByRole('textbox', { name: /理由/ })).toHaveValue(
    '年末年始の来店増にあわせて追加で募集するため。',
  )
})
test('上限の変更: 上限がない、読み込めない', async () => {
  await openLimit()
  expect(await screen.findByText('利用上限額は設定されていません')).toBeVisible()
  overrideAnswer(operatorRequests.usageLimit, {
    status: 500,
    code: 'internal',
    messages: ['時間をおいてお試しください。'],
  })
  await openLimit()
  expect(await screen.findByText('利用上限額を読み込めませんでした')).toBeVisible()
  expect(screen.getByRole('button', { name: /もう一度|再/ })).toBeEnabled()
})

test('利用再開: 理由と対象のひな形を見て、短い説明は直してから申請する', async () => {
  await suspend()
  await openLift()
  expect(await screen.findByText('掲載基準違反のため、求人を公開できません。')).toBeVisible()
  expect(screen.getByRole('link', { name: '「ディナーのホールスタッフ」' })).toHaveAttribute(
    'href',
    `/clients/11/offers/${OFFER[11]}`,
  )
  await screen.findByRole('textbox', { name: /起きたことと原因/ })
  expect(await axeViolations()).toEqual([])
  await userEvent.click(screen.getByRole('textbox', { name: /起きたことと原因/ }))
  await userEvent.paste('担当者が休み、現場の判断で運転をお願いしました。'.repeat(3))
  await userEvent.click(screen.getByRole('textbox', { name: /再発を防ぐ/ }))
  await userEvent.paste('夜間の責任者へ掲載基準の説明を行いました。')
  await type(/電話番号/, '0312340100')
  await userEvent.click(screen.getByRole('button', { name: '利用再開を申請する' }))
  expect(
    (await screen.findAllByText(/50文字以上で入力してください\(現在 21文字\)。/))[0],
  ).toBeVisible()
  await userEvent.click(screen.getByRole('textbox', { name: /再発を防ぐ/ }))
  await userEvent.paste('11月25日までに全員への説明を終え、店長が毎週確認して記録します。')
  await userEvent.click(screen.getByRole('button', { name: '利用再開を申請する' }))
  expect(await screen.findByText('利用再開の申請を審査しています')).toBeVisible()
})
test('利用再開: 店舗にないひな形でも、利用停止と申請の欄が出て、ひな形がないと分かる', async () => {
  await suspend()
  await openLift('company', 999_999)
  expect(await screen.findByText('掲載基準違反のため、求人を公開できません。')).toBeVisible()
  expect(screen.getByText(/指定されたひな形は、この店舗にありません。/)).toBeVisible()
  expect(await screen.findByRole('button', { name: '利用再開を申請する' })).toBeEnabled()
})
test('利用再開: 止まっていないとき', async () => {
  await openLift()
  expect(await screen.findByText('申請の必要な利用停止はありません')).toBeVisible()
})

test('ご意見: 種別と内容を送り、続けて送れる', async () => {
  await showScreen('viewer', '/clients/11/feedback', <FeedbackScreen clientId='11' />)
  await userEvent.click(await screen.findByRole('button', { name: 'ご意見を送る' }))
  expect(await screen.findByText('入力してください。')).toBeVisible()
  await userEvent.click(
    within(screen.getByRole('radiogroup', { name: /種別/ })).getByRole('radio', {
      name: 'ほしい機能',
    }),
  )
  await type(/内容/, '小計の行がほしいです。')
  await userEvent.click(screen.getByRole('checkbox', { name: /返信を希望する/ }))
  expect(await axeViolations()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'ご意見を送る' }))
  expect(await screen.findByText('ご意見を送りました')).toBeVisible()
  await waitFor(() =>
    expect(JSON.parse(requestsTo(/feedbacks/)[0]?.body ?? '{}')).toEqual({
      kind: 'feature',
      body: '小計の行がほしいです。',
      pagePath: '',
      wantsReply: true,
    }),
  )
})
test('ご意見: お問い合わせから来た人は、返信の希望が選ばれ、お問い合わせへ送り返されない', async () => {
  await showScreen('viewer', '/clients/11/feedback', <FeedbackScreen clientId='11' />)
  expect(await screen.findByRole('link', { name: 'お問い合わせ' })).toHaveAttribute(
    'href',
    '/clients/11/contact',
  )
  rememberPreviousPage()
  await router.push('/clients/11/contact')
  await router.push('/clients/11/feedback')
  await showScreen('viewer', '/clients/11/feedback', <FeedbackScreen clientId='11' />)
  expect(await screen.findByRole('checkbox', { name: /返信を希望する/ })).toBeChecked()
  expect(screen.queryByRole('link', { name: 'お問い合わせ' })).toBeNull()
})
