import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import router from 'next-router-mock'
import { offeringLifecycle } from '@/contracts/offerings'
import { drafts } from '@/lib/storage/storedValues'
import { chatMessages, groups, offerings as table } from '@/server/db/schema'
import { overrideAnswer, mockServer } from '@mocks/referenceServer'
import {
  requestsTo,
  tearDownStore,
  setUpStore,
  takeMessages,
  setNow,
  showScreen,
} from '@tests/features/storeKit'
import { testContext } from '@tests/kit/app'
import { axeViolations } from '@tests/kit/renderScreen'
import { addMatch, addOffering, addWorker, OFFER, writeRows } from '@tests/kit/serverKit'
import { pressButton } from '@tests/kit/userActions'
import { Pages } from './offeringPages'

const ID = 8001
const DAY = '2026-11-28'
const HERE = `/clients/11/offers/${OFFER[11]}/offerings/${ID}`
const EDIT = `${HERE}/edit`
const DETAIL = `/clients/11/offerings/${ID}`
const KEY = `4:offering:11:${OFFER[11]}:${ID}`
const one = async () =>
  (
    await (
      await testContext()
    ).db.tx('system', (db) => db.select().from(table).where(eq(table.id, ID)))
  )[0]
const wage = () => screen.getByRole('textbox', { name: '時給' })
const setWage = async (text: string) => {
  await userEvent.clear(wage())
  await userEvent.type(wage(), text)
}
const memo = () => screen.findByRole('textbox', { name: 'ワーカーへのメモ' })
async function open(who: Parameters<typeof showScreen>[0] = 'manager') {
  await showScreen(who, EDIT, <Pages />)
  await screen.findByText(/名分の合計/)
}
const match = () =>
  writeRows(async (db) => {
    await addWorker(db, { id: 901, name: '濵田 慎一' })
    await addMatch(db, ID, 901)
  })
/** Somebody else saves first. */
const elsewhere = (overrides: Partial<typeof table.$inferInsert>) =>
  writeRows((db) =>
    db
      .update(table)
      .set({ ...overrides, lockVersion: 2 })
      .where(eq(table.id, ID)),
  )
const place = (overrides: Partial<Parameters<typeof addOffering>[1]> = {}) =>
  writeRows((db) => addOffering(db, { id: ID, day: DAY, ...overrides }))

beforeEach(() => setUpStore())
afterEach(tearDownStore)

describe('求人の編集', () => {
  test('いまの条件が入っていて、変えたところだけが保存され、求人に戻る', async () => {
    await place({ memo: '裏口から' })
    await open()
    expect(
      [wage(), screen.getByRole('spinbutton', { name: '募集人数' }), await memo()].map(
        (field) => (field as HTMLInputElement).value,
      ),
    ).toEqual(['1,350', '3', '裏口から'])
    expect(screen.getByRole('radio', { name: '11/28(土)' })).toBeChecked()
    expect(await axeViolations()).toEqual([])
    await setWage('1400')
    await pressButton('変更を保存する')
    await waitFor(() => expect(router.asPath).toBe(DETAIL))
    expect(await one()).toMatchObject({
      hourlyWageYen: 1400,
      peopleWanted: 3,
      memo: '裏口から',
      lockVersion: 2,
    })
    expect(drafts.of(KEY).get()).toBeNull()
  })
  test('だれかがマッチングしていれば、日時は理由とともに読むだけになり、新しい求人への道がある', async () => {
    await place()
    await match()
    await open()
    expect(
      screen.getByText('マッチング済みのため変更できません。新しい求人を作成してください。'),
    ).toBeVisible()
    const times = screen.getByRole('heading', { name: 'いつ' }).closest('section') as HTMLElement
    expect(times).toHaveTextContent(/勤務日11月28日\(土\)時間17:00〜22:30休憩なし/)
    expect(within(times).queryByRole('radio')).toBeNull()
    expect(screen.getByRole('link', { name: '同じ条件で新しい求人を作る' })).toHaveAttribute(
      'href',
      `/clients/11/offers/${OFFER[11]}/offerings/new?copyOf=${ID}`,
    )
    expect(wage()).toHaveAccessibleDescription(/引き上げのみできます/)
    expect(screen.getByRole('radio', { name: '300円' })).toBeDisabled()
    expect(await axeViolations()).toEqual([])
  })
  test('公開中の求人の人数を、いつもの3倍より多くするときは、保存する前に確かめる', async () => {
    await place()
    await open()
    const people = screen.getByRole('spinbutton', { name: '募集人数' })
    await userEvent.clear(people)
    await userEvent.type(people, '20')
    await pressButton('変更を保存する')
    const dialog = await screen.findByRole('dialog', { name: '募集人数を20名に増やしますか' })
    expect(dialog).toHaveTextContent('募集人数が20名です。いつもは3名です。')
    expect((await one())?.peopleWanted).toBe(3)
    await userEvent.click(within(dialog).getByRole('button', { name: '20名にして保存する' }))
    await waitFor(() => expect(router.asPath).toBe(DETAIL))
    expect((await one())?.peopleWanted).toBe(20)
  })
  test('報酬を上げるときは、知らせる人数を言って1回だけ確かめる', async () => {
    await place()
    await match()
    await open()
    await setWage('1300')
    await waitFor(() => expect(wage()).toHaveAccessibleDescription(/下げることはできません/))
    await setWage('1400')
    await waitFor(() => expect(wage()).toBeValid())
    await pressButton('変更を保存する')
    const dialog = await screen.findByRole('dialog', {
      name: 'マッチング済みの1名の報酬を上げますか',
    })
    expect(within(dialog).getByText('時給').parentElement).toHaveTextContent(
      '1,350円 →から 1,400円',
    )
    expect(within(dialog).getByText(/^予定どおり/).parentElement).toHaveTextContent(
      '8,094円 →から 8,375円',
    )
    expect((await one())?.hourlyWageYen).toBe(1350)
    await userEvent.click(within(dialog).getByRole('button', { name: '1名に知らせて保存する' }))
    await waitFor(() => expect(router.asPath).toBe(DETAIL))
    expect((await one())?.hourlyWageYen).toBe(1400)
    expect(await (await testContext()).db.tx('system', (db) => db.$count(chatMessages))).toBe(1)
  })
  test('先に変えた人がいれば、変わったところを見せ、入力は残り、直していない項目はその人の内容で保存する', async () => {
    await place()
    await open()
    await userEvent.type(await memo(), '黒い靴で')
    await elsewhere({ peopleWanted: 5 })
    await pressButton('変更を保存する')
    const notice = (await screen.findByText(/先に更新しました/)).closest('[role=alert]')
    expect(notice?.parentElement).toHaveFocus()
    expect(notice).toHaveTextContent('募集人数: 3名 → 5名')
    expect(await memo()).toHaveValue('黒い靴で')
    expect((await one())?.memo).toBe('')
    await pressButton('最新の内容を読み込む')
    await waitFor(() =>
      expect(screen.getByRole('spinbutton', { name: '募集人数' })).toHaveValue('5'),
    )
    await pressButton('変更を保存する')
    await waitFor(() => expect(router.asPath).toBe(DETAIL))
    expect(await one()).toMatchObject({ memo: '黒い靴で', peopleWanted: 5, lockVersion: 3 })
  })
  test('先に変えた人がいるから条件に合わなくなったときも、だれが先かを見せ、入力は残る', async () => {
    await place()
    await match()
    await open()
    await setWage('1400')
    await waitFor(() => expect(wage()).toBeValid())
    await elsewhere({ hourlyWageYen: 1500 })
    await pressButton('変更を保存する')
    const notice = (await screen.findByText(/先に更新しました/)).closest('[role=alert]')
    expect(notice).toHaveTextContent('時給: 1,350円 → 1,500円')
    expect(wage()).toHaveValue('1,400')
    await pressButton('最新の内容を読み込む')
    await waitFor(() => expect(wage()).toHaveAccessibleDescription(/下げることはできません/))
    await pressButton('「時給」を先に保存された内容にする')
    expect(wage()).toHaveValue('1,500')
    expect((await one())?.hourlyWageYen).toBe(1500)
  })
  test('前の版の上に入力した下書きは、ほかの人の変更を戻さずに復元する', async () => {
    await place()
    await open()
    await userEvent.type(await memo(), '黒い靴で')
    await waitFor(() => expect(drafts.of(KEY).get()).not.toBeNull())
    await elsewhere({ peopleWanted: 5 })
    await open()
    await pressButton('下書きを復元')
    expect(await memo()).toHaveValue('黒い靴で')
    expect(screen.getByRole('spinbutton', { name: '募集人数' })).toHaveValue('5')
    expect(screen.getByText('取り入れた変更: 募集人数: 3名 → 5名')).toBeVisible()
    await pressButton('変更を保存する')
    await waitFor(() => expect(router.asPath).toBe(DETAIL))
    expect(await one()).toMatchObject({ memo: '黒い靴で', peopleWanted: 5 })
  })
  test('勤務中は、公開範囲と人数も読むだけになる', async () => {
    await place({ day: '2026-11-20', from: '09:00', to: '13:00' })
    await match()
    await setNow(new Date('2026-11-20T10:00:00+09:00'))
    await open()
    const scope = (await screen.findByRole('heading', { name: 'だれに見せるか' })).closest(
      'section',
    ) as HTMLElement
    await waitFor(() =>
      expect(scope).toHaveTextContent(/公開範囲一般公開.*開始時刻を過ぎたため変更できません。/),
    )
    expect(screen.queryByRole('spinbutton', { name: '募集人数' })).toBeNull()
    expect(wage()).toBeEnabled()
  })
  test('終了した求人は編集できず、同じ条件の募集へ案内する', async () => {
    await place({ day: '2026-11-13' })
    await showScreen('manager', EDIT, <Pages />)
    expect(await screen.findByText('終了した求人は編集できません')).toBeVisible()
    expect(screen.getByRole('link', { name: 'この条件で新しく募集する' })).toHaveAttribute(
      'href',
      `/clients/11/offers/${OFFER[11]}/offerings/new?copyOf=${ID}`,
    )
  })
})

describe('未公開の求人', () => {
  test('確認の画面を通って、直した内容で公開できる', async () => {
    await place({ publishedAt: null })
    await open()
    await userEvent.click(screen.getByRole('button', { name: '募集人数を1名増やす' }))
    await pressButton('確認へ進む')
    await waitFor(() =>
      expect(router.asPath).toBe(
        `/clients/11/offers/${OFFER[11]}/offerings/confirm?offeringId=${ID}`,
      ),
    )
    await userEvent.click(await screen.findByRole('checkbox', { name: /労働契約が成立する/ }))
    expect(screen.getAllByRole('link', { name: '修正する' })[0]).toHaveAttribute('href', EDIT)
    await pressButton('この内容で募集を開始する')
    await waitFor(() => expect(router.asPath).toBe(DETAIL))
    const saved = await one()
    expect([saved?.peopleWanted, saved?.publishedAt === null]).toEqual([4, false])
    expect(requestsTo(/PATCH /)).toHaveLength(1)
  })
  test('公開せずに保存できる', async () => {
    await place({ publishedAt: null })
    await open()
    await userEvent.click(screen.getByRole('button', { name: '募集人数を1名増やす' }))
    await pressButton('公開せずに保存する')
    await waitFor(() => expect(router.asPath).toBe(DETAIL))
    expect(await one()).toMatchObject({ peopleWanted: 4, publishedAt: null })
  })
  test('公開しようとしたとき先に変えた人がいれば、公開せずに入力へ戻し、その人の変更を戻さない', async () => {
    await place({ publishedAt: null })
    await open()
    await userEvent.type(await memo(), '黒い靴で')
    await pressButton('確認へ進む')
    await userEvent.click(await screen.findByRole('checkbox', { name: /労働契約が成立する/ }))
    await elsewhere({ hourlyWageYen: 1500 })
    await pressButton('この内容で募集を開始する')
    expect(await screen.findByText(/先に更新しました/)).toBeVisible()
    const back = screen.getByRole('link', { name: '入力に戻って確かめる' })
    expect(back).toHaveAttribute('href', EDIT)
    expect((await one())?.publishedAt).toBeNull()
    await userEvent.click(back)
    expect(await memo()).toHaveValue('黒い靴で')
    await pressButton('公開せずに保存する')
    await pressButton('最新の内容を読み込む')
    expect(await screen.findByText('取り入れた変更: 時給: 1,350円 → 1,500円')).toBeVisible()
    await pressButton('公開せずに保存する')
    await waitFor(() => expect(router.asPath).toBe(DETAIL))
    expect(await one()).toMatchObject({ memo: '黒い靴で', hourlyWageYen: 1500 })
  })
})

describe('公開範囲', () => {
  test('五つから選べ、限定するといつ一般公開になるかを言い、変えられる', async () => {
    await place()
    await open()
    await memo()
    const range = screen.getByRole('radiogroup', { name: /公開範囲/ })
    expect(
      within(range)
        .getAllByRole('radio')
        .map((radio) => (radio as HTMLInputElement).value),
    ).toEqual(['public', 'group', 'worked', 'badge', 'url'])
    await userEvent.click(within(range).getByRole('radio', { name: '勤務経験者限定公開' }))
    const auto = screen.getByRole('switch', { name: '埋まらなければ一般公開に切り替える' })
    expect(auto).toBeChecked()
    expect(auto).toHaveAccessibleDescription(
      '11月27日(金) 17:00に空きがあれば、自動で一般公開に切り替わります。',
    )
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: '切り替える時刻' }),
      '開始の48時間前',
    )
    expect(auto).toHaveAccessibleDescription(/11月26日/)
    await pressButton('変更を保存する')
    await waitFor(() => expect(router.asPath).toBe(DETAIL))
    expect(await one()).toMatchObject({ scope: 'worked' })
    expect(new Date((await one())?.autoPublicAt ?? '').toISOString()).toBe(
      '2026-11-26T08:00:00.000Z',
    )
  })
  test('グループ限定は、選び終える前に咎めず、選ばないまま進むと欄で言う', async () => {
    await writeRows((db) =>
      db.insert(groups).values({
        id: 7001,
        clientId: 11,
        companyId: 1,
        name: 'ホール経験者',
        createdAt: '2026-10-01T00:00:00Z',
        updatedAt: '2026-10-01T00:00:00Z',
      }),
    )
    await place()
    await open()
    await memo()
    const asked = requestsTo(/validate/).length
    await userEvent.click(screen.getByRole('radio', { name: 'グループ限定公開' }))
    const choice = await screen.findByRole('group', { name: 'グループ' })
    await waitFor(() => expect(requestsTo(/validate/).length).toBeGreaterThan(asked))
    expect(choice).not.toHaveAccessibleDescription(/選んでください/)
    await pressButton('変更を保存する')
    await waitFor(() =>
      expect(choice).toHaveAccessibleDescription(/公開するグループを選んでください。/),
    )
    expect((await one())?.scope).toBe('public')
    await userEvent.click(within(choice).getByRole('checkbox', { name: /ホール経験者/ }))
    await pressButton('変更を保存する')
    await waitFor(() => expect(router.asPath).toBe(DETAIL))
    expect(await one()).toMatchObject({ scope: 'group', groupIds: [7001] })
  })
  test('URL限定にして自動の切り替えを切ると、切り替わらずに終わることを言う', async () => {
    await place({ scope: 'url', autoPublicAt: '2026-11-27T08:00:00Z' })
    await open()
    await memo()
    expect(screen.getByRole('radio', { name: 'URL限定公開' })).toBeChecked()
    const auto = screen.getByRole('switch', { name: '埋まらなければ一般公開に切り替える' })
    await userEvent.click(auto)
    expect(auto).toHaveAccessibleDescription(/埋まらないまま開始時刻になることがあります/)
    await pressButton('変更を保存する')
    await waitFor(() => expect(router.asPath).toBe(DETAIL))
    expect(await one()).toMatchObject({ scope: 'url', autoPublicAt: null })
  })
})

describe('失敗', () => {
  test('読み込めないときはもう一度読め、よその店舗の求人は見つからないと言う', async () => {
    await place()
    overrideAnswer(offeringLifecycle.validateEdit, {
      status: 503,
      code: 'unavailable',
      messages: ['混み合っています。'],
    })
    await showScreen('manager', EDIT, <Pages />)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '混み合っています。 求人は変わっていません。',
    )
    mockServer.resetHandlers()
    await pressButton('再試行')
    expect(await screen.findByText(/名分の合計/)).toBeVisible()
    await showScreen('manager', `/clients/11/offers/${OFFER[12]}/offerings/${ID}/edit`, <Pages />)
    expect(await screen.findByText('この求人は見つかりません')).toBeVisible()
  })
  test('保存できなければ理由を伝え、入力は残る', async () => {
    await place()
    await open()
    await userEvent.type(await memo(), '黒い靴で')
    overrideAnswer(offeringLifecycle.edit, {
      status: 503,
      code: 'unavailable',
      messages: ['混み合っています。'],
    })
    await pressButton('変更を保存する')
    await waitFor(() => expect(takeMessages()).toEqual(['混み合っています。']))
    expect(router.asPath).toBe(EDIT)
    expect(await memo()).toHaveValue('黒い靴で')
  })
})
