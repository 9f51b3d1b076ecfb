import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import router from 'next-router-mock'
import { answer, mockServer } from '@mocks/server'
import { offerings } from '@/contracts/offerings'
import { offers } from '@/contracts/offers'
import type { OfferingValidation } from '@/contracts/offerings/schemas'
import { drafts } from '@/lib/storage/storedValues'
import { groups, groupUsers, offerings as table } from '@/server/db/schema'
import { testContext } from '@tests/kit/app'
import { addMatch, addOffering, addWorker, OFFER, writeRows } from '@tests/kit/serverKit'
import { axeViolations } from '@tests/kit/renderPage'
import { Pages } from './postingPages'
import {
  showAgain,
  requestsTo,
  tearDownStore,
  setUpStore,
  takeMessages,
  showScreen,
} from './storeKit'

const FORM = `/clients/11/offers/${OFFER[11]}/offerings/new`
const CONFIRM = `/clients/11/offers/${OFFER[11]}/offerings/confirm`
const KEY = `4:posting:11:${OFFER[11]}`
const posted = async () =>
  (await (await testContext()).db.tx('system', (db) => db.select().from(table))).filter(
    (o) => o.clientId === 11,
  )
const validated = (over: Partial<OfferingValidation>): OfferingValidation => ({
  errors: [],
  warnings: [],
  preview: null,
  acknowledgementRequired: false,
  usage: null,
  ...over,
})

/** The form, once it has been filled in and the cost is there. */
async function openForm(who: Parameters<typeof showScreen>[0] = 'manager', address = FORM) {
  await showScreen(who, address, <Pages />)
  await screen.findByRole('radio', { name: '明日' })
  await screen.findAllByText(/名分の合計/)
}
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
const day = (name: string) => userEvent.click(screen.getByRole('radio', { name }))
const wage = () => screen.getByRole('textbox', { name: '時給' })
async function setWage(text: string) {
  await userEvent.clear(wage())
  await userEvent.type(wage(), text)
}
/** From the form to the page of confirmation. */
async function goOn() {
  await press('確認へ進む')
  await waitFor(() => expect(router.asPath).toBe(CONFIRM))
  await screen.findByRole('button', { name: 'この内容で募集を開始する' })
}
const agree = () => userEvent.click(screen.getByRole('checkbox', { name: /労働契約が成立する/ }))

beforeEach(() => setUpStore())
afterEach(tearDownStore)

describe('募集条件の入力', () => {
  test('ひな形の条件が入っていて、日を選ぶだけで費用が出る', async () => {
    await openForm()
    expect(screen.getByText('ディナーのホールスタッフ', { selector: 'p b' })).toBeVisible()
    expect(
      [
        screen.getByRole('combobox', { name: '休憩' }),
        wage(),
        screen.getByRole('spinbutton', { name: '募集人数' }),
      ].map((field) => (field as HTMLInputElement).value),
    ).toEqual(['0', '1,350', '3'])
    await day('明日')
    const panel = screen.getByRole('region', { name: '費用の見込み' })
    await waitFor(() => expect(panel).toHaveTextContent('11月21日(土)17:00〜22:30'))
    expect(panel).toHaveTextContent(
      /賃金 5時間30分 × 1,350円 × 3名22,275円.*割増 深夜 30分 × 25%507円.*交通費1,500円.*3名分の合計32,294円/,
    )
    expect(screen.getByText(/昼 5時間 ・ 深夜 30分/)).toBeVisible()
  })
  test('どの欄にも名前があり、支援技術で読める', async () => {
    await openForm()
    expect(await axeViolations()).toEqual([])
  }, 60_000)
  test('前回の募集があれば、その条件から始まると言う', async () => {
    await writeRows((db) =>
      addOffering(db, { id: 8001, day: '2026-11-13', hourlyWageYen: 1400, peopleWanted: 5 }),
    )
    await openForm()
    expect(screen.getByText(/の条件を入れました/)).toHaveTextContent(
      '前回 11月13日(金) の条件を入れました。',
    )
    expect(wage()).toHaveValue('1,400')
    expect(screen.getByText('いつもは5名')).toBeVisible()
  })
  test('選んだ求人をコピーすると、公開範囲と切り替えの時刻まで写り、確認の画面がそれを文で言う', async () => {
    await writeRows((db) =>
      addOffering(db, {
        id: 8001,
        day: '2026-11-13',
        hourlyWageYen: 1400,
        scope: 'worked',
        autoPublicAt: '2026-11-11T08:00:00Z',
      }),
    )
    await writeRows((db) => addOffering(db, { id: 8002, day: '2026-11-14' }))
    await openForm('manager', `${FORM}?copyOf=8001&on=2026-11-28`)
    expect(screen.getByText(/の求人をコピーしました/)).toHaveTextContent(
      '11月13日(金) の求人をコピーしました。',
    )
    expect(wage()).toHaveValue('1,400')
    await goOn()
    expect(document.body).toHaveTextContent(
      '勤務経験者限定公開この店舗で働いたことのある人だけに表示されます。 11月26日(木) 17:00に空きがあれば、自動で一般公開に切り替わります。',
    )
  })
  test('アドレスの日付から始められる', async () => {
    await openForm('manager', `${FORM}?on=2026-11-28`)
    expect(screen.getByRole('radio', { name: '11/28(土)' })).toBeChecked()
  })
  test('最低賃金を下回ると時給のそばに理由が出て、欄を離れても残り、直すと消える', async () => {
    await openForm()
    await setWage('1000')
    expect(await screen.findByText(/最低賃金.*円以上で入力/)).toBeVisible()
    await userEvent.tab()
    await waitFor(() => expect(wage()).toHaveAccessibleDescription(/最低賃金/))
    expect(wage()).toBeInvalid()
    await setWage('1350')
    await waitFor(() => expect(wage()).toBeValid())
  })
  test('決まりに合わない条件では進まず、その欄に戻る。入れた値は残る', async () => {
    await openForm()
    await setWage('1000')
    await press('確認へ進む')
    await waitFor(() => expect(wage()).toHaveFocus())
    expect(wage()).toHaveAccessibleDescription(/最低賃金/)
    expect(wage()).toHaveValue('1,000')
    expect(screen.getByText('1か所に入力の誤りがあります')).toBeVisible()
    expect(router.asPath).toBe(FORM)
    expect(await posted()).toEqual([])
  })
  test('サーバーだけが知っている断りも、その欄に出る', async () => {
    await openForm()
    answer(
      offerings.validate,
      validated({
        errors: [
          { field: 'customClosesAt', message: '締切は開始時刻以前にしてください。' },
          { field: 'peopleWanted', message: '利用上限額を1,000円超えます。' },
        ],
      }),
    )
    await press('確認へ進む')
    const people = screen.getByRole('spinbutton', { name: '募集人数' })
    await waitFor(() => expect(people).toHaveAccessibleDescription('利用上限額を1,000円超えます。'))
    expect(people).toHaveFocus()
  })
  test('足りないものがあれば、サーバーに聞く前に欄ごとに言う', async () => {
    await openForm()
    await userEvent.clear(wage())
    await userEvent.click(screen.getByRole('radio', { name: /グループ限定公開/ }))
    await press('確認へ進む')
    await waitFor(() => expect(wage()).toHaveAccessibleDescription('時給を入力してください。'))
    expect(wage()).toHaveFocus()
  })
  test('止めはしないが確かめてほしいことを、関わる欄のそばで言う', async () => {
    await writeRows((db) =>
      addOffering(db, { id: 8001, day: '2026-11-21', from: '18:00', to: '21:00' }),
    )
    await openForm('manager', `${FORM}?on=2026-11-21`)
    const overlap = await screen.findByText(/同じ日の18:00〜21:00に、ほかの募集が1件あります。/)
    expect(
      within(overlap.closest('section') as HTMLElement).getByRole('heading', { name: 'いつ' }),
    ).toBeVisible()
  })
  test('グループを選ぶと、何名中の何名がその時間に空いているかを言う', async () => {
    const at = '2026-11-01T00:00:00Z'
    await writeRows(async (db) => {
      await db
        .insert(groups)
        .values({ id: 71, companyId: 1, clientId: 11, name: '常連', createdAt: at, updatedAt: at })
      await addOffering(db, { id: 8001, day: '2026-11-21', from: '18:00', to: '21:00' })
      for (const userId of [951, 952, 953]) {
        await addWorker(db, userId, '髙橋 美咲')
        await db.insert(groupUsers).values({ companyId: 1, groupId: 71, userId, addedAt: at })
      }
      await addMatch(db, 8001, 951)
    })
    await openForm('manager', `${FORM}?on=2026-11-21`)
    await userEvent.click(await screen.findByRole('radio', { name: /グループ限定公開/ }))
    await userEvent.click(await screen.findByRole('checkbox', { name: '常連 3名' }))
    expect(
      await screen.findByText('あわせて3名のうち、2名がこの時間に空いています。'),
    ).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: /一般公開/ }))
    await waitFor(() => expect(screen.queryByText(/この時間に空いています/)).toBeNull())
  })
  test('費用を計算できなければそう言い、計算し直せる', async () => {
    await openForm()
    answer(offerings.validate, {
      status: 503,
      code: 'unavailable',
      messages: ['混み合っています。'],
    })
    await day('11/28(土)')
    expect(await screen.findByText(/費用を計算できませんでした/)).toBeVisible()
    mockServer.resetHandlers()
    await press('計算し直す')
    await waitFor(() =>
      expect(screen.getByRole('region', { name: '費用の見込み' })).toHaveTextContent(
        '11月28日(土)',
      ),
    )
    expect(screen.queryByText(/費用を計算できませんでした/)).toBeNull()
  })
  test('スマートフォンの内訳は、金額を押すと開き、閉じると押したところに戻る', async () => {
    await setUpStore({ width: 375 })
    await openForm()
    const line = await screen.findByRole('button', { name: /内訳を見る/ })
    expect(line).toHaveTextContent('32,294円')
    await userEvent.click(line)
    const sheet = await screen.findByRole('dialog', { name: '費用の見込み' })
    expect(sheet).toHaveTextContent('3名分の合計32,294円')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(line).toHaveFocus())
  })
  test('5回押しても、確かめるのは1回で、確認の画面へは1回だけ進む', async () => {
    await openForm()
    await day('明日')
    await waitFor(() =>
      expect(screen.getByRole('region', { name: '費用の見込み' })).toHaveTextContent(
        '11月21日(土)',
      ),
    )
    const before = requestsTo(/POST .*validate/).length
    const left = jest.fn()
    const button = screen.getByRole('button', { name: '確認へ進む' })
    router.events.on('routeChangeStart', left)
    for (let i = 0; i < 5; i += 1) fireEvent.click(button)
    await waitFor(() => expect(router.asPath).toBe(CONFIRM))
    // Once by the form, once by the page of confirmation.
    await screen.findByRole('button', { name: 'この内容で募集を開始する' })
    expect(requestsTo(/POST .*validate/)).toHaveLength(before + 2)
    expect(left).toHaveBeenCalledTimes(1)
    router.events.off('routeChangeStart', left)
  })
})

describe('下書き', () => {
  test('入れたものは端末に残り、いつ残したかが分かり、次に開くと戻せる', async () => {
    await openForm()
    await day('明日')
    await userEvent.click(screen.getByRole('button', { name: '募集人数を1名増やす' }))
    expect(
      await screen.findByText('9:41 に下書きを保存しました', {}, { timeout: 4000 }),
    ).toBeVisible()
    showAgain('/clients/11', <></>)
    act(() => {
      router.setCurrentUrl('/clients/11')
    })
    await openForm()
    expect(screen.getByText('11月20日(金) 9:41の下書きがあります')).toBeVisible()
    await press('下書きを復元')
    expect(screen.getByRole('spinbutton', { name: '募集人数' })).toHaveValue('4')
    expect(screen.getByRole('radio', { name: '明日' })).toBeChecked()
  })
  test('いらない下書きは破棄できる', async () => {
    drafts.of(KEY).set({ savedAt: Date.now(), values: { peopleWanted: 9 } })
    await openForm()
    await press('破棄する')
    expect(drafts.of(KEY).get()).toBeNull()
    expect(screen.queryByText(/の下書きがあります/)).toBeNull()
  })
})

describe('募集内容の確認', () => {
  test('ワーカーに見える内容と費用を出し、契約の確認をするまで公開できない', async () => {
    await openForm()
    await day('明日')
    await goOn()
    for (const words of [
      '11月21日(土)',
      '17:00〜22:30',
      'ディナーのホールスタッフ',
      '8,094円 賃金 7,425円 + 深夜割増 169円 + 交通費 500円',
      '一般公開',
      '11月21日(土) 17:00 勤務開始と同時',
      '集合 店舗の裏口',
    ])
      expect(document.body).toHaveTextContent(words)
    expect(screen.getByRole('region', { name: '費用' })).toHaveTextContent('3名分の合計32,294円')
    expect(screen.getByText('公開する前に1つ確認してください').parentElement).toHaveTextContent(
      '18歳未満の方には表示されません。',
    )
    const button = screen.getByRole('button', { name: 'この内容で募集を開始する' })
    expect(button).toHaveAccessibleDescription(
      '労働契約の成立について、確認のチェックを入れてください。',
    )
    await userEvent.click(button)
    expect(await posted()).toEqual([])
    expect(await axeViolations()).toEqual([])
    await agree()
    expect(button).not.toHaveAttribute('aria-disabled')
  })
  test('公開すると求人の画面へ進み、下書きは消える。5回押しても1件', async () => {
    await openForm()
    await day('明日')
    await goOn()
    await agree()
    const button = screen.getByRole('button', { name: 'この内容で募集を開始する' })
    for (let i = 0; i < 5; i += 1) fireEvent.click(button)
    await waitFor(async () => expect(await posted()).toHaveLength(1))
    const [one] = await posted()
    await waitFor(() => expect(router.asPath).toBe(`/clients/11/offerings/${one?.id}`))
    await userEvent.click(button)
    expect(requestsTo(/POST .*\/offerings$/)).toHaveLength(1)
    expect(one).toMatchObject({ workOn: '2026-11-21', peopleWanted: 3, hourlyWageYen: 1350 })
    expect(one?.publishedAt).not.toBeNull()
    expect(drafts.of(KEY).get()).toBeNull()
  })
  test('キーボードだけで、日を選んで公開まで進める', async () => {
    await openForm()
    act(() => {
      screen.getByRole('radio', { name: '今日' }).focus()
    })
    await userEvent.keyboard(' {ArrowRight}')
    expect(screen.getByRole('radio', { name: '明日' })).toBeChecked()
    act(() => {
      screen.getByRole('button', { name: '確認へ進む' }).focus()
    })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(router.asPath).toBe(CONFIRM))
    const box = await screen.findByRole('checkbox', { name: /労働契約が成立する/ })
    act(() => {
      box.focus()
    })
    await userEvent.keyboard(' ')
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'この内容で募集を開始する' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(async () => expect(await posted()).toHaveLength(1))
  })
  test('「修正する」で戻ると、入れた値がそのままある', async () => {
    await openForm()
    await day('明日')
    await userEvent.click(screen.getByRole('button', { name: '募集人数を1名減らす' }))
    await goOn()
    expect(screen.getAllByRole('link', { name: '修正する' })[0]).toHaveAttribute('href', FORM)
    await act(async () => {
      await router.push(FORM)
    })
    await screen.findByRole('radio', { name: '明日' })
    expect(screen.getByRole('radio', { name: '明日' })).toBeChecked()
    expect(screen.getByRole('spinbutton', { name: '募集人数' })).toHaveValue('2')
    expect(screen.queryByText(/の下書きがあります/)).toBeNull()
  })
  test('確認の途中でほかの画面へ行ったら、次の募集は新しく始まる', async () => {
    await openForm()
    await userEvent.click(screen.getByRole('button', { name: '募集人数を1名減らす' }))
    await goOn()
    act(() => {
      router.setCurrentUrl('/clients/11')
    })
    showAgain('/clients/11', <></>)
    await openForm()
    expect(screen.getByRole('spinbutton', { name: '募集人数' })).toHaveValue('3')
    expect(screen.getByText(/の下書きがあります/)).toBeVisible()
  })
  test('再読み込みすると下書きから続けられ、何もなければ入力へ案内する', async () => {
    await showScreen('manager', CONFIRM, <Pages />)
    expect(await screen.findByText('確認する内容がありません')).toBeVisible()
    expect(screen.getByRole('link', { name: '募集条件を入力する' })).toHaveAttribute('href', FORM)
    await openForm()
    await day('明日')
    await press('確認へ進む')
    await waitFor(() => expect(router.asPath).toBe(CONFIRM))
    act(() => {
      router.setCurrentUrl('/clients/11')
    })
    showAgain('/clients/11', <></>)
    showAgain(CONFIRM, <Pages />)
    expect(await screen.findByRole('button', { name: 'この内容で募集を開始する' })).toBeVisible()
    expect(document.body).toHaveTextContent('11月21日(土)')
  })
  test('公開を断られたら理由を伝え、画面と値は残り、もう一度押せる', async () => {
    await openForm()
    await day('明日')
    await goOn()
    await agree()
    answer(offerings.create, {
      status: 409,
      code: 'conflict',
      messages: ['この店舗は現在、求人を公開できません。'],
    })
    await press('この内容で募集を開始する')
    await waitFor(() => expect(takeMessages()).toEqual(['この店舗は現在、求人を公開できません。']))
    expect(router.asPath).toBe(CONFIRM)
    expect(screen.getByRole('checkbox', { name: /労働契約が成立する/ })).toBeChecked()
    mockServer.resetHandlers()
    await press('この内容で募集を開始する')
    await waitFor(async () => expect(await posted()).toHaveLength(1))
  })
  test('条件が決まりに合わなくなっていれば、理由を並べて公開を止める', async () => {
    await openForm()
    await day('明日')
    await press('確認へ進む')
    await waitFor(() => expect(router.asPath).toBe(CONFIRM))
    answer(
      offerings.validate,
      validated({
        errors: [{ field: 'startTime', message: '開始まで15分以上ある日時を選んでください。' }],
      }),
    )
    showAgain(CONFIRM, <Pages />)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /このままでは公開できません.*開始まで15分以上ある日時を選んでください。/,
    )
    expect(
      screen.getByRole('button', { name: 'この内容で募集を開始する' }),
    ).toHaveAccessibleDescription('募集条件に直すところがあります。')
  })
  test('読み込めないときは、まだ始まっていないと言い、もう一度読める', async () => {
    await openForm()
    await press('確認へ進む')
    await waitFor(() => expect(router.asPath).toBe(CONFIRM))
    answer(offers.one, { status: 503, code: 'unavailable', messages: ['混み合っています。'] })
    showAgain(CONFIRM, <Pages />)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /混み合っています。 募集はまだ始まっていません。/,
    )
    mockServer.resetHandlers()
    await press('再試行')
    expect(await screen.findByRole('button', { name: 'この内容で募集を開始する' })).toBeVisible()
  })
})

describe('権限と失敗', () => {
  test.each(['viewer', 'clientStaff', 'accounting'] as const)(
    '%s には、募集できないことと頼む相手を伝え、入力欄を出さない',
    async (who) => {
      await showScreen(who, FORM, <Pages />)
      expect(await screen.findByText('募集する権限がありません')).toBeVisible()
      expect(screen.queryByRole('button', { name: '確認へ進む' })).toBeNull()
      await showScreen(who, CONFIRM, <Pages />)
      expect(await screen.findByText('募集する権限がありません')).toBeVisible()
      expect(requestsTo(/POST .*\/offerings/)).toEqual([])
    },
  )
  test('条件を読み込めないときは、もう一度読める', async () => {
    answer(offerings.suggestion, {
      status: 503,
      code: 'unavailable',
      messages: ['混み合っています。'],
    })
    await showScreen('manager', FORM, <Pages />)
    expect(await screen.findByRole('alert')).toHaveTextContent('混み合っています。')
    mockServer.resetHandlers()
    await press('再試行')
    expect(await screen.findByRole('radio', { name: '明日' })).toBeChecked()
  })
})
