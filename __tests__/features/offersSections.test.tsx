import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import { EditOfferScreen } from '@/features/offers/EditOfferScreen'
import { offers } from '@/server/db/schema'
import { theWorld } from '@tests/kit/app'
import { content, OFFER, write } from '../server/postingStage'
import { fill, open, openSection, press, show } from './offersStage'

jest.setTimeout(60_000)
const EDIT = `/clients/11/offers/${OFFER[11]}/edit`
const description = 'ランチの時間に、お客さまのご案内、料理の提供、テーブルの片付けをお願いします。注文はお客さまがタブレットで行うため、聞き取る場面はありません。はじめの15分は社員がそばで説明し、社員2名とスポットの方2名で進めます。'
const stored = async () => (await (await theWorld()).db.tx('system', (db) => db.select().from(offers).where(eq(offers.id, OFFER[11]))))[0]?.content
const edit = async (over = {}) => {
  await open('manager', EDIT, <></>)
  await write((db) => db.update(offers).set({ content: content({ jobDescription: description, ...over }) }).where(eq(offers.id, OFFER[11])))
  await show('manager', EDIT, <EditOfferScreen clientId='11' offerId={String(OFFER[11])} />)
}
const check = async (name: string | RegExp) => userEvent.click(await screen.findByRole('checkbox', { name }, { timeout: 5000 }))
const preview = () => within(screen.getByRole('region', { name: 'アプリの画面' }))
const save = () => press('確認して保存する')

test('条件・特徴・連絡先・資格・検便・質問・長期採用を入れて保存し、ワーカーに見えるものだけが見え方に出る', async () => {
  await edit()
  await openSection(/働くための条件/)
  await check('同じ仕事の経験がある')
  await check('Good率が85%以上')
  await fill('Good率が何%以上か', '９０')
  await openSection(/待遇・特徴/)
  await check('まかないあり')
  await check('未経験歓迎')
  await openSection(/連絡先/)
  await fill('当日の連絡先', '03-1234-5678')
  await fill('担当者', '森下')
  await openSection(/資格・証明書/)
  await check('調理師免許')
  expect(screen.getByText('証明書の確認が必要な資格です')).toBeVisible()
  await userEvent.click(screen.getByRole('switch', { name: '証明書の画像を提出してもらう' }))
  expect(screen.queryByText('証明書の確認が必要な資格です')).toBeNull()
  await openSection(/検便/)
  await userEvent.click(await screen.findByRole('radio', { name: 'この仕事では提出してもらう' }))
  expect(await screen.findByText('勤務開始の24時間前')).toBeVisible()
  await openSection(/働く前の質問/)
  await press('＋ 通勤の方法を教えてください。')
  await openSection(/自動メッセージ/)
  await press('文例を入れる')
  await openSection(/長期採用/)
  await userEvent.click(await screen.findByRole('switch', { name: '「長期採用あり」と表示する' }))
  await waitFor(() => expect(preview().getByText('Good率が90%以上')).toBeVisible(), { timeout: 5000 })
  for (const words of ['まかないあり', '調理師免許', '長期採用あり']) expect(await preview().findByText(new RegExp(words))).toBeVisible()
  expect(preview().queryByText(/0312345678|ご応募ありがとう/)).toBeNull()
  await save()
  await waitFor(async () => expect(await stored()).toMatchObject({
    conditionItems: [{ type: 'experience', value: null, must: true }, { type: 'good_rate_min', value: 90, must: true }], tagIds: [1, 9], emergencyPhoneNumber: '0312345678', contactPerson: '森下',
    qualificationIds: [7], qualificationDocumentRequired: true, stoolInspection: 'required', longTermEnabled: true, autoMessage: expect.stringContaining('店舗の裏口にお越しください'),
    onboardingQuestions: [{ body: '通勤の方法を教えてください。', answerType: 'single', options: ['電車・バス', '自転車', '徒歩', '車・バイク'], required: true }],
  }), { timeout: 10_000 })
})
test('数字のない条件は、その欄のそばで断り、保存しない', async () => {
  await edit()
  await openSection(/働くための条件/)
  await check('キャンセル率が10%以下')
  await userEvent.clear(await screen.findByRole('textbox', { name: 'キャンセル率が何%以下か' }))
  await openSection(/^2\. /)
  await save()
  expect(await screen.findByRole('textbox', { name: 'キャンセル率が何%以下か' }, { timeout: 5000 })).toBeInvalid()
  expect(screen.getAllByText(/「キャンセル率が」の数字を入力してください/).length).toBeGreaterThan(0)
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'キャンセル率が何%以下か' })).toHaveFocus())
  expect((await stored())?.conditionItems).toEqual([])
})
test('質問は並べ替え、外し、選択肢が足りなければその質問のそばで断る', async () => {
  await edit({ onboardingQuestions: [{ id: 'a', body: '一つ目', answerType: 'text', options: [], required: true }, { id: 'b', body: '二つ目', answerType: 'yes_no', options: [], required: false }] })
  await openSection(/働く前の質問/)
  await press('質問2を上へ')
  await press('質問を追加する')
  const third = within(screen.getByRole('group', { name: '質問3' }))
  await userEvent.type(third.getByRole('textbox', { name: '質問' }), '三つ目')
  await userEvent.selectOptions(third.getByRole('combobox', { name: '答え方' }), 'いくつでも選ぶ')
  await userEvent.click(third.getByRole('textbox', { name: '選択肢' }))
  await userEvent.paste('朝')
  await openSection(/^2\. /)
  await save()
  const options = await within(await screen.findByRole('group', { name: '質問3' }, { timeout: 5000 })).findByRole('textbox', { name: '選択肢' })
  expect(options).toHaveAccessibleDescription(/選択肢を2つ以上入力してください/)
  await waitFor(() => expect(options).toHaveFocus())
  await userEvent.click(options)
  await userEvent.keyboard('{End}\n夜')
  await press('質問2を外す')
  await save()
  await waitFor(async () => expect((await stored())?.onboardingQuestions.map(({ body, options: given }) => [body, given])).toEqual([['二つ目', []], ['三つ目', ['朝', '夜']]]), { timeout: 10_000 })
})
