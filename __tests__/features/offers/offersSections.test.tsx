import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import { aiSuggestions } from '@/contracts/aiSuggestions'
import { groceryTemplates } from '@/domain/data/groceryTemplates'
import { modelTexts } from '@/domain/data/modelTexts'
import { suggestionFailureText, suggestionNote } from '@/domain/offers/aiSuggestion'
import { EditOfferScreen } from '@/features/offers/EditOfferScreen'
import { NewOfferScreen } from '@/features/offers/NewOfferScreen'
import { offers } from '@/server/db/schema'
import { jobDefinitions } from '@/server/jobs/registry'
import { runNextJob } from '@/server/jobs/worker'
import { overrideAnswer } from '@mocks/referenceServer'
import { testContext } from '@tests/kit/app'
import { offerContent, OFFER, writeRows } from '@tests/kit/serverKit'
import { inDialog, pressButton } from '@tests/kit/userActions'
import { fillField, openScreen, openSection, showScreen } from './offersKit'

const EDIT = `/clients/11/offers/${OFFER[11]}/edit`
const description =
  'ランチの時間に、お客さまのご案内、料理の提供、テーブルの片付けをお願いします。注文はお客さまがタブレットで行うため、聞き取る場面はありません。はじめの15分は社員がそばで説明し、社員2名とスポットの方2名で進めます。'
const stored = async () =>
  (
    await (
      await testContext()
    ).db.tx('system', (db) => db.select().from(offers).where(eq(offers.id, OFFER[11])))
  )[0]?.content
const edit = async (overrides = {}) => {
  await openScreen('manager', EDIT, <></>)
  await writeRows((db) =>
    db
      .update(offers)
      .set({ content: offerContent({ jobDescription: description, ...overrides }) })
      .where(eq(offers.id, OFFER[11])),
  )
  await showScreen('manager', EDIT, <EditOfferScreen clientId='11' offerId={String(OFFER[11])} />)
}
const check = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('checkbox', { name }))
const preview = () => within(screen.getByRole('region', { name: 'アプリの画面' }))
const save = () => pressButton('保存する')

test('条件・特徴・連絡先・資格・検便・質問・長期採用を入れて保存し、ワーカーに見えるものだけが見え方に出る', async () => {
  await edit()
  await openSection(/働くための条件/)
  await check('同じ仕事の経験がある')
  await check('Good率が85%以上')
  await fillField('Good率が何%以上か', '９０')
  await openSection(/待遇・特徴/)
  await check('まかないあり')
  await check('未経験歓迎')
  await openSection(/連絡先/)
  await fillField('当日の連絡先', '03-1234-5678')
  await fillField('担当者', '森下')
  await openSection(/資格・証明書/)
  await check('調理師免許')
  expect(screen.getByText('証明書の確認が必要な資格です')).toBeVisible()
  await userEvent.click(screen.getByRole('switch', { name: '証明書の画像を提出してもらう' }))
  expect(screen.queryByText('証明書の確認が必要な資格です')).toBeNull()
  await openSection(/検便/)
  await userEvent.click(await screen.findByRole('radio', { name: 'この仕事では提出してもらう' }))
  expect(await screen.findByText('勤務開始の24時間前')).toBeVisible()
  await openSection(/働く前の質問/)
  await pressButton('＋ 通勤の方法を教えてください。')
  await openSection(/自動メッセージ/)
  await pressButton('文例を入れる')
  await openSection(/長期採用/)
  await userEvent.click(await screen.findByRole('switch', { name: '「長期採用あり」と表示する' }))
  await waitFor(() => expect(preview().getByText('Good率が90%以上')).toBeVisible())
  for (const words of ['まかないあり', '調理師免許', '長期採用あり'])
    expect(await preview().findByText(new RegExp(words))).toBeVisible()
  expect(preview().queryByText(/0312345678|お申し込みありがとう/)).toBeNull()
  await save()
  await waitFor(async () =>
    expect(await stored()).toMatchObject({
      conditionItems: [
        { type: 'experience', value: null, must: true },
        { type: 'good_rate_min', value: 90, must: true },
      ],
      tagIds: [1, 9],
      emergencyPhoneNumber: '0312345678',
      contactPerson: '森下',
      qualificationIds: [7],
      qualificationDocumentRequired: true,
      stoolInspection: 'required',
      longTermEnabled: true,
      autoMessage: expect.stringContaining('店舗の裏口にお越しください'),
      onboardingQuestions: [
        {
          body: '通勤の方法を教えてください。',
          answerType: 'single',
          options: ['電車・バス', '自転車', '徒歩', '車・バイク'],
          required: true,
        },
      ],
    }),
  )
})
test('数字のない条件は、その欄のそばで断り、保存しない', async () => {
  await edit()
  await openSection(/働くための条件/)
  await check('キャンセル率が10%以下')
  await userEvent.clear(await screen.findByRole('textbox', { name: 'キャンセル率が何%以下か' }))
  await openSection(/^2\. /)
  await save()
  expect(await screen.findByRole('textbox', { name: 'キャンセル率が何%以下か' })).toBeInvalid()
  expect(screen.getAllByText(/「キャンセル率」の数字を入力してください/).length).toBeGreaterThan(0)
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'キャンセル率が何%以下か' })).toHaveFocus(),
  )
  expect((await stored())?.conditionItems).toEqual([])
})
test('質問は並べ替え、外し、選択肢が足りなければその質問のそばで断る', async () => {
  await edit({
    onboardingQuestions: [
      { id: 'a', body: '一つ目', answerType: 'text', options: [], required: true },
      { id: 'b', body: '二つ目', answerType: 'yes_no', options: [], required: false },
    ],
  })
  await openSection(/働く前の質問/)
  await pressButton('質問2を上へ')
  await pressButton('質問を追加する')
  const third = within(screen.getByRole('group', { name: '質問3' }))
  await userEvent.type(third.getByRole('textbox', { name: '質問' }), '三つ目')
  await userEvent.selectOptions(third.getByRole('combobox', { name: '答え方' }), 'いくつでも選ぶ')
  await userEvent.click(third.getByRole('textbox', { name: '選択肢' }))
  await userEvent.paste('朝')
  await openSection(/^2\. /)
  await save()
  const options = await within(await screen.findByRole('group', { name: '質問3' })).findByRole(
    'textbox',
    { name: '選択肢' },
  )
  expect(options).toHaveAccessibleDescription(/選択肢を2つ以上入力してください/)
  await waitFor(() => expect(options).toHaveFocus())
  await userEvent.click(options)
  await userEvent.keyboard('{End}\n夜')
  await pressButton('質問2を外す')
  await save()
  await waitFor(async () =>
    expect(
      (await stored())?.onboardingQuestions.map(({ body, options: given }) => [body, given]),
    ).toEqual([
      ['二つ目', []],
      ['三つ目', ['朝', '夜']],
    ]),
  )
})

describe('文案を作る', () => {
  beforeEach(async () => {
    ;(await testContext()).textModel = () => Promise.reject(new Error('not called'))
  })
  afterEach(async () => {
    delete (await testContext()).textModel
  })
  const job = {
    id: 1,
    input: {
      masterCompanyOccupationId: 101,
      keywords: [],
      tone: 'standard' as const,
      industryNote: '',
    },
    createdAt: '2026-11-20T00:41:00.000Z',
    expiresAt: '2026-11-20T00:42:30.000Z',
    generator: null,
    note: null,
    result: null,
    failure: null,
  }
  const ask = async () => {
    await openSection(/^2\. /)
    expect(await screen.findByRole('button', { name: '文案を作る' })).not.toHaveTextContent('AI')
    await pressButton('文案を作る')
    const dialog = await inDialog('文案を作る')
    expect(dialog.getByRole('radiogroup', { name: /文体/ })).toBeVisible()
    expect(dialog.getByRole('textbox', { name: /補足/ })).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: 'キーワード' }), 'ランチ、少人数')
    await userEvent.click(dialog.getByRole('button', { name: '文案を作る' }))
    return dialog
  }
  test('できた文案は、どこから作ったかを言い、選んだ欄だけに入る。入力した文は選ばなければ残る', async () => {
    await edit()
    overrideAnswer(aiSuggestions.createJob, { ...job, status: 'queued' })
    overrideAnswer(aiSuggestions.job, {
      ...job,
      status: 'succeeded',
      generator: 'model',
      note: suggestionNote.model,
      result: { ...modelTexts.hall, tagIds: [] },
    })
    const dialog = await ask()
    expect(dialog.getByRole('status', { name: '' })).toHaveTextContent('文案を作っています')
    expect(await dialog.findByText(/^AIが作りました/)).toBeVisible()
    expect(dialog.getByRole('checkbox', { name: '仕事内容' })).not.toBeChecked()
    expect(dialog.getByRole('checkbox', { name: '当日の流れ' })).toBeChecked()
    await userEvent.click(dialog.getByRole('checkbox', { name: '服装・身だしなみ' }))
    await userEvent.click(dialog.getByRole('button', { name: /選んだ欄に入れる/ }))
    expect(await screen.findByRole('textbox', { name: '当日の流れ' })).toHaveValue(
      modelTexts.hall.workFlow,
    )
    expect(screen.getByRole('textbox', { name: '仕事内容' })).toHaveValue(description)
    await openSection(/持ち物・服装/)
    expect(await screen.findByRole('textbox', { name: '服装・身だしなみ' })).toHaveValue('')
    expect((await stored())?.workFlow).toBe('')
  })
  test('作れなければ理由を言い、職種の一般的な作業から作れる。送れない言葉は欄で断る', async () => {
    await edit()
    overrideAnswer(aiSuggestions.createJob, {
      ...job,
      status: 'failed',
      generator: 'model',
      failure: { code: 'busy', message: suggestionFailureText.busy },
    })
    const dialog = await ask()
    expect(await dialog.findByText(suggestionFailureText.busy)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '職種の一般的な作業から作る' }))
    expect(await dialog.findByText(/キーワードだけで作りました/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '条件を変えて作り直す' }))
    await userEvent.click(dialog.getByRole('textbox', { name: 'お店や仕事の補足' }))
    await userEvent.paste('担当は090-1234-5678です')
    overrideAnswer(aiSuggestions.createJob, {
      status: 422,
      code: 'invalid',
      messages: ['入力内容をご確認ください。'],
      fields: { industryNote: '「090-1234-5678」は送れません。' },
    } as never)
    await userEvent.click(dialog.getByRole('button', { name: '文案を作る' }))
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: 'お店や仕事の補足' })).toHaveAccessibleDescription(
        /は送れません/,
      ),
    )
    expect(dialog.getByRole('textbox', { name: 'お店や仕事の補足' })).toHaveValue(
      '担当は090-1234-5678です',
    )
  })
  test('文章を作るAIがなければ、文体も補足も聞かず、キーワードのほかは作り足さない', async () => {
    delete (await testContext()).textModel
    await edit()
    await openSection(/^2\. /)
    await userEvent.clear(await screen.findByRole('textbox', { name: '仕事内容' }))
    await pressButton('文案を作る')
    const dialog = await inDialog('文案を作る')
    await userEvent.type(dialog.getByRole('textbox', { name: 'キーワード' }), 'ランチ')
    expect(dialog.queryByRole('radiogroup')).toBeNull()
    expect(dialog.getAllByRole('textbox')).toHaveLength(1)
    await userEvent.click(dialog.getByRole('button', { name: '文案を作る' }))
    expect(await dialog.findByText(/文案を作っています/)).toBeVisible()
    const context = await testContext()
    await waitFor(async () => expect(await runNextJob(context, jobDefinitions)).toBe(true))
    expect(await dialog.findByText(suggestionNote.template)).toBeVisible()
    expect(dialog.getAllByRole('checkbox')).toHaveLength(2)
    await userEvent.click(dialog.getByRole('button', { name: /選んだ欄に入れる/ }))
    expect(await screen.findByRole('textbox', { name: '仕事内容' })).toHaveValue(
      'ホールスタッフのお仕事です。お客様のご案内、料理や飲み物の配膳、食後の片付けなどをお願いします。\n\nこの職場の特徴: ランチ',
    )
  })
  test('時間がかかりすぎたら、待つのをやめて手入力を勧める', async () => {
    await edit()
    overrideAnswer(aiSuggestions.createJob, { ...job, status: 'expired' })
    expect(
      await (
        await ask()
      ).findByText(/時間がかかっています。ひな形はこのまま手入力でも作成できます/),
    ).toBeVisible()
  })
})
test('スーパーの部門を名指したアドレスは、その文例の入った新しいひな形になり、知らない部門は白紙になる', async () => {
  const NEW = '/clients/11/offers/new?grocery_store_template_code='
  await openScreen('manager', `${NEW}produce`, <NewOfferScreen clientId='11' />)
  expect(await screen.findByRole('textbox', { name: 'ひな形名' })).toHaveValue(
    groceryTemplates.produce.text.title,
  )
  expect(await screen.findByRole('combobox', { name: '職種' })).toHaveValue('202')
  await showScreen('manager', `${NEW}bakery`, <NewOfferScreen clientId='11' />)
  expect(await screen.findByRole('textbox', { name: 'ひな形名' })).toHaveValue('')
})
