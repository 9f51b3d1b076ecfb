import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import router from 'next-router-mock'
import { offerings } from '@/contracts/offerings'
import { offers } from '@/contracts/offers'
import { drafts } from '@/lib/storage/storedValues'
import { overrideAnswer, loseAnswers, mockServer } from '@mocks/referenceServer'
import { Pages } from '@tests/features/offerings/offeringPages'
import {
  refocusWindow,
  requestsTo,
  showAgain,
  showScreen,
  takeMessages,
} from '@tests/features/storeKit'
import { axeViolations } from '@tests/kit/renderScreen'
import { addOffering, writeRows } from '@tests/kit/serverKit'
import { pressButton } from '@tests/kit/userActions'
import {
  CONFIRM,
  FORM,
  KEY,
  chooseDay,
  goToConfirmation,
  openForm,
  storedOfferings,
  validationAnswer,
} from './offeringKit'

const agree = () => userEvent.click(screen.getByRole('checkbox', { name: /労働契約が成立する/ }))
describe('募集内容の確認', () => {
  test('ワーカーに見える内容と費用を出し、契約の確認をするまで公開できない', async () => {
    await openForm()
    await chooseDay('明日')
    await goToConfirmation()
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
    expect(button).not.toHaveAttribute('aria-disabled')
    await userEvent.click(button)
    const agreed = screen.getByRole('checkbox', { name: /労働契約が成立する/ })
    expect(agreed).toHaveFocus()
    expect(agreed).toHaveAccessibleDescription(
      '労働契約の成立について、確認のチェックを入れてください。',
    )
    expect(await storedOfferings()).toEqual([])
    expect(await axeViolations()).toEqual([])
    await agree()
    expect(agreed).toHaveAccessibleDescription('')
  })
  test('いつもの3倍を超える人数は、公開の前にもう一度たずねる', async () => {
    await writeRows((db) => addOffering(db, { id: 8050, day: '2026-11-10', peopleWanted: 2 }))
    await openForm()
    await chooseDay('明日')
    const people = screen.getByRole('spinbutton', { name: '募集人数' })
    await userEvent.clear(people)
    await userEvent.type(people, '20')
    await goToConfirmation()
    await agree()
    await pressButton('この内容で募集を開始する')
    const dialog = within(await screen.findByRole('dialog', { name: '20名の募集を開始しますか' }))
    expect(dialog.getByText(/いつもは2名です。人数に間違いがないかご確認ください。/)).toBeVisible()
    expect(await storedOfferings()).toHaveLength(1)
    await userEvent.click(dialog.getByRole('button', { name: '20名の募集を開始する' }))
    await waitFor(async () => expect(await storedOfferings()).toHaveLength(2))
  })
  test('公開すると求人の画面へ進み、下書きは消える。5回押しても1件', async () => {
    await openForm()
    await chooseDay('明日')
    await goToConfirmation()
    await agree()
    const button = screen.getByRole('button', { name: 'この内容で募集を開始する' })
    for (let i = 0; i < 5; i += 1) fireEvent.click(button)
    await waitFor(async () => expect(await storedOfferings()).toHaveLength(1))
    const [one] = await storedOfferings()
    await waitFor(() => expect(router.asPath).toBe(`/clients/11/offerings/${one?.id}`))
    await userEvent.click(button)
    expect(requestsTo(/POST .*\/offerings$/)).toHaveLength(1)
    expect(one).toMatchObject({ workOn: '2026-11-21', peopleWanted: 3, hourlyWageYen: 1350 })
    expect(one?.publishedAt).not.toBeNull()
    expect(drafts.of(KEY).get()).toBeNull()
  })
  test('公開したあとの「戻る」は、確認や入力の画面に残らず、求人の画面へ進む', async () => {
    const replace = jest.spyOn(router, 'replace')
    // The key that the router gives to the history entry of the form.
    history.replaceState({ key: 'entry-of-form' }, '')
    await openForm()
    await chooseDay('明日')
    await goToConfirmation()
    history.replaceState({ key: 'entry-of-confirmation' }, '')
    await agree()
    await pressButton('この内容で募集を開始する')
    await waitFor(() => expect(router.asPath).toMatch(/offerings\/\d+$/))
    const page = router.asPath
    expect(replace.mock.calls.map(([url]) => url)).toEqual([page])
    history.replaceState({ key: 'entry-of-form' }, '')
    await act(() => router.push(FORM))
    await waitFor(() => expect(router.asPath).toBe(page))
    history.replaceState({ key: 'another-entry' }, '')
    await act(() => router.push(FORM))
    expect(await screen.findByRole('radio', { name: '明日' })).toBeVisible()
    expect(router.asPath).toBe(FORM)
    history.replaceState(null, '')
    replace.mockRestore()
  })
  test('キーボードだけで、日を選んで公開まで進める', async () => {
    await openForm()
    act(() => {
      screen.getByRole('radio', { name: '本日' }).focus()
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
    await waitFor(async () => expect(await storedOfferings()).toHaveLength(1))
  })
  test('「修正する」で戻ると、入れた値がそのままある', async () => {
    await openForm()
    await chooseDay('明日')
    await userEvent.click(screen.getByRole('button', { name: '募集人数を1名減らす' }))
    await goToConfirmation()
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
    await goToConfirmation()
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
    await chooseDay('明日')
    await pressButton('確認へ進む')
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
    await chooseDay('明日')
    await goToConfirmation()
    await agree()
    overrideAnswer(offerings.create, {
      status: 409,
      code: 'conflict',
      messages: ['この店舗は現在、求人を公開できません。'],
    })
    await pressButton('この内容で募集を開始する')
    await waitFor(() => expect(takeMessages()).toEqual(['この店舗は現在、求人を公開できません。']))
    expect(router.asPath).toBe(CONFIRM)
    expect(screen.getByRole('checkbox', { name: /労働契約が成立する/ })).toBeChecked()
    mockServer.resetHandlers()
    await pressButton('この内容で募集を開始する')
    await waitFor(async () => expect(await storedOfferings()).toHaveLength(1))
  })
  test('公開の答えが失われたら、新しい確認に止められず、もう一度押せて、1件だけになる', async () => {
    await openForm()
    await chooseDay('明日')
    await goToConfirmation()
    await agree()
    loseAnswers(offerings.create)
    // With the offering that has begun the limit of the month is reached.
    overrideAnswer(
      offerings.validate,
      validationAnswer({ errors: [{ field: 'usage', message: '今月の利用上限額を超えます。' }] }),
    )
    await pressButton('この内容で募集を開始する')
    await waitFor(() =>
      expect(takeMessages()).toEqual([
        '送信できたか確認できません。もう一度押しても二重になりません。',
      ]),
    )
    await refocusWindow()
    expect(screen.queryByText('このままでは公開できません')).toBeNull()
    mockServer.resetHandlers()
    await pressButton('この内容で募集を開始する')
    await waitFor(() => expect(router.asPath).toMatch(/\/clients\/11\/offerings\/\d+$/))
    expect(await storedOfferings()).toHaveLength(1)
  })
  test('条件が決まりに合わなくなっていれば、理由を並べて公開を止める', async () => {
    await openForm()
    await chooseDay('明日')
    await pressButton('確認へ進む')
    await waitFor(() => expect(router.asPath).toBe(CONFIRM))
    overrideAnswer(
      offerings.validate,
      validationAnswer({
        errors: [{ field: 'startTime', message: '開始まで15分以上ある日時を選んでください。' }],
      }),
    )
    showAgain(CONFIRM, <Pages />)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /このままでは公開できません.*開始まで15分以上ある日時を選んでください。/,
    )
    await pressButton('この内容で募集を開始する')
    expect(screen.getByRole('alert').closest('[data-problem]')).toHaveFocus()
    expect(await storedOfferings()).toEqual([])
  })
  test('読み込めないときは、まだ始まっていないと言い、もう一度読める', async () => {
    await openForm()
    await pressButton('確認へ進む')
    await waitFor(() => expect(router.asPath).toBe(CONFIRM))
    overrideAnswer(offers.one, {
      status: 503,
      code: 'unavailable',
      messages: ['混み合っています。'],
    })
    showAgain(CONFIRM, <Pages />)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /混み合っています。 募集はまだ始まっていません。/,
    )
    mockServer.resetHandlers()
    await pressButton('再試行')
    expect(await screen.findByRole('button', { name: 'この内容で募集を開始する' })).toBeVisible()
  })
})
describe('失敗', () => {
  test('条件を読み込めないときは、もう一度読める', async () => {
    overrideAnswer(offerings.suggestion, {
      status: 503,
      code: 'unavailable',
      messages: ['混み合っています。'],
    })
    await showScreen('manager', FORM, <Pages />)
    expect(await screen.findByRole('alert')).toHaveTextContent('混み合っています。')
    mockServer.resetHandlers()
    await pressButton('再試行')
    expect(await screen.findByRole('radio', { name: '明日' })).toBeChecked()
  })
})
