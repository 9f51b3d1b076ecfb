import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import router from 'next-router-mock'
import { offerings } from '@/contracts/offerings'
import { tooLongShift } from '@/domain/offerings/shiftTimes'
import { drafts } from '@/lib/storage/storedValues'
import { groups, groupUsers } from '@/server/db/schema'
import { overrideAnswer, mockServer } from '@mocks/referenceServer'
import { Pages } from '@tests/features/offerings/offeringPages'
import { showAgain, showScreen, requestsTo, setUpStore } from '@tests/features/storeKit'
import { axeViolations } from '@tests/kit/renderScreen'
import { addMatch, addOffering, addWorker, OFFER, writeRows } from '@tests/kit/serverKit'
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

const wage = () => screen.getByRole('textbox', { name: '時給' })
async function setWage(text: string) {
  await userEvent.clear(wage())
  await userEvent.type(wage(), text)
}
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
    await chooseDay('明日')
    const panel = await screen.findByRole('region', { name: '費用の見込み' })
    await waitFor(() => expect(panel).toHaveTextContent('11月21日(土)17:00〜22:30'))
    expect(panel).toHaveTextContent(
      /賃金 5時間30分 × 1,350円 × 3名22,275円.*割増 深夜 30分 × 25%507円.*交通費1,500円.*3名分の合計32,294円/,
    )
    expect(screen.getByText(/昼 5時間 ・ 深夜 30分/)).toBeVisible()
  })
  test('開始から先に直しても、終了まで直せば、休憩は元に戻り、深夜は実働を超えない', async () => {
    await openForm()
    await chooseDay('明日')
    const breakTime = screen.getByRole('combobox', { name: '休憩' })
    const setTime = (name: string, text: string) => {
      fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: text } })
      fireEvent.blur(screen.getByRole('textbox', { name }))
    }
    setTime('開始', '3:00')
    // 3:00〜22:30 needs a break of 60 minutes.
    await waitFor(() => expect(breakTime).toHaveValue('60'))
    expect(screen.getByText(/昼 16時間 ・ 深夜 2時間30分/)).toBeVisible()
    setTime('終了', '5:30')
    await waitFor(() => expect(breakTime).toHaveValue('0'))
    await userEvent.selectOptions(breakTime, '60')
    expect(await screen.findByText(/昼 0分 ・ 深夜 1時間30分/)).toBeVisible()
  })
  test('どの欄にも名前があり、支援技術で読める', async () => {
    await openForm()
    expect(await axeViolations()).toEqual([])
  })
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
    expect(screen.getByRole('link', { name: '複数日に募集' })).toHaveAttribute(
      'href',
      '/clients/11/offerings/bulk_create?offeringId=8001',
    )
    expect(wage()).toHaveValue('1,400')
    await goToConfirmation()
    expect(document.body).toHaveTextContent(
      '勤務経験者限定公開この店舗で働いたことのある人だけに表示されます。 11月26日(木) 17:00に空きがあれば、自動で一般公開に切り替わります。',
    )
  })
  test('読めない時給からは何も計算せず、日本語で断り、+10円は前の時給から始まる', async () => {
    await openForm('manager', `${FORM}?on=2026-11-27`)
    await setWage('千四百円くらい')
    await userEvent.tab()
    expect(await screen.findAllByText('数字で入力してください。')).not.toEqual([])
    expect(document.body).not.toHaveTextContent(/NaN|Invalid/)
    await pressButton('時給 +10円')
    expect(wage()).toHaveValue('1,360')
    await setWage('¥1,400-')
    await userEvent.tab()
    expect(wage()).toHaveValue('1,400')
  })
  test('日給を時給とは読まず、1時間あたりの額を入れるように言う', async () => {
    await openForm('manager', `${FORM}?on=2026-11-27`)
    await setWage('12,000円/日')
    await userEvent.tab()
    expect(
      await screen.findAllByText('1日あたりの額ではなく、1時間あたりの額を入力してください。'),
    ).not.toEqual([])
    expect(wage()).toHaveValue('12,000円/日')
    await pressButton('時給 +10円')
    expect(wage()).toHaveValue('1,360')
  })
  test('読めない人数のあいだは、前の人数の費用を出さない', async () => {
    await openForm('manager', `${FORM}?on=2026-11-27`)
    const costs = screen.getByRole('region', { name: '費用の見込み' })
    expect(await within(costs).findAllByText(/\d円/)).not.toEqual([])
    const people = screen.getByRole('spinbutton', { name: '募集人数' })
    await userEvent.clear(people)
    await userEvent.type(people, '二、三人')
    await userEvent.tab()
    expect(await screen.findAllByText('数字で入力してください。')).not.toEqual([])
    expect(costs).not.toHaveTextContent(/\d円/)
  })
  test('25:30 までの勤務を、翌1:30 までとして計算して送る。読めない時刻からは計算しない', async () => {
    await openForm('manager', `${FORM}?on=2026-11-27`)
    const end = () => screen.getByRole('textbox', { name: '終了' })
    await userEvent.clear(end())
    await userEvent.type(end(), '25:30{Enter}')
    expect(end()).toHaveValue('翌1:30')
    expect(await screen.findAllByText(/〜翌1:30/)).not.toEqual([])
    expect(screen.getByText(/^実働/)).toBeVisible()
    await userEvent.clear(end())
    await userEvent.type(end(), '24:99{Enter}')
    expect(
      await screen.findByText('時刻として読み取れません。17:30 のように入力してください。'),
    ).toBeVisible()
    expect(screen.queryByText(/^実働/)).toBeNull()
    expect(screen.queryByText(/全員がそろう見込み/)).toBeNull()
    const start = screen.getByRole('textbox', { name: '開始' })
    await userEvent.clear(start)
    await userEvent.type(start, '夕方{Enter}')
    await userEvent.clear(end())
    await userEvent.type(end(), '22:00{Enter}')
    await userEvent.tab()
    await pressButton(/^確認へ進む/)
    expect(screen.queryByText(tooLongShift)).toBeNull()
    // The summary repeats the field's error, not that nothing was typed.
    expect(screen.queryByText(/開始時刻を入力してください/)).toBeNull()
  })
  test('なくなった求人を元にしようとしたら、ひな形ではなく求人がないと言い、そのひな形で始められる', async () => {
    const url = `/clients/11/graduates/offers/${OFFER[11]}/offerings/new`
    await showScreen('manager', `${url}?offering_id=99999`, <Pages />)
    expect(
      await screen.findByRole('heading', { name: '元にする求人が見つかりません' }),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: /で新しく募集する/ })).toHaveAttribute('href', url)
  })
  test('アドレスの日付から始められる', async () => {
    await openForm('manager', `${FORM}?on=2026-11-28`)
    expect(screen.getByRole('radio', { name: '11/28(土)' })).toBeChecked()
  })
  test('時給のそばに、近隣の中央値と全員がそろう見込みを言う。記録が足りなければ、そう言う', async () => {
    await openForm('manager', `${FORM}?on=2026-11-27`)
    expect(
      screen.getByText(
        '近隣の中央値は、東京都の同じ職種でほかの企業の求人がまだ少ないため、出せません。',
      ),
    ).toBeVisible()
    expect(
      await screen.findByText(
        '全員がそろう見込みは、比べられる求人の記録がこの店舗にないため、まだ出せません。',
      ),
    ).toBeVisible()
  })
  test('似た求人の記録が5件あれば、全員がそろう見込みを幅と出どころつきで言う', async () => {
    await writeRows(async (db) => {
      await addWorker(db, { id: 951, name: '髙橋 美咲' })
      // Weekdays from 17:00 to 22:30 with three seats each. None filled but the one with a single seat.
      for (const [index, on] of ['16', '17', '18', '19', '13'].entries())
        await addOffering(db, {
          id: 8010 + index,
          day: `2026-11-${on}`,
          peopleWanted: index === 0 ? 1 : 3,
        })
      // Two days before the shift. The offering opens seven days before it.
      await addMatch(db, 8010, 951, { status: 'worked', matchedAt: '2026-11-14T01:00:00Z' })
    })
    await openForm('manager', `${FORM}?on=2026-11-27`)
    // 90 % Wilson interval of one in five: 5 to 56 %.
    expect(
      await screen.findByText(
        '全員がそろう見込みは20%です。この店舗の平日の夜の求人では、5件のうち1件でそろいました。件数が少ないため、5〜56%の幅があります。',
      ),
    ).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: /URL限定公開/ }))
    expect(await screen.findByText(/^一般公開の場合、全員がそろう見込みは20%です。/)).toBeVisible()
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
    await pressButton('確認へ進む')
    await waitFor(() => expect(wage()).toHaveFocus())
    expect(wage()).toHaveAccessibleDescription(/最低賃金/)
    expect(wage()).toHaveValue('1,000')
    expect(screen.getByText('1か所に入力の誤りがあります')).toBeVisible()
    expect(router.asPath).toBe(FORM)
    expect(await storedOfferings()).toEqual([])
  })
  test('サーバーだけが知っている断りも、その欄に出る', async () => {
    await openForm()
    overrideAnswer(
      offerings.validate,
      validationAnswer({
        errors: [
          { field: 'customClosesAt', message: '締切は開始時刻以前にしてください。' },
          { field: 'peopleWanted', message: '利用上限額を1,000円超えます。' },
        ],
      }),
    )
    await pressButton('確認へ進む')
    const people = screen.getByRole('spinbutton', { name: '募集人数' })
    await waitFor(() => expect(people).toHaveAccessibleDescription('利用上限額を1,000円超えます。'))
    expect(people).toHaveFocus()
  })
  test('足りないものがあれば、サーバーに聞く前に欄ごとに言う', async () => {
    await openForm()
    await userEvent.clear(wage())
    await userEvent.click(screen.getByRole('radio', { name: /グループ限定公開/ }))
    await pressButton('確認へ進む')
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
        await addWorker(db, { id: userId, name: '髙橋 美咲' })
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
    overrideAnswer(offerings.validate, {
      status: 503,
      code: 'unavailable',
      messages: ['混み合っています。'],
    })
    await chooseDay('11/28(土)')
    expect(await screen.findByText(/費用を計算できませんでした/)).toBeVisible()
    mockServer.resetHandlers()
    await pressButton('計算し直す')
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
    await waitFor(() => expect(line).toHaveTextContent('32,294円'))
    await userEvent.click(line)
    const sheet = await screen.findByRole('dialog', { name: '費用の見込み' })
    expect(sheet).toHaveTextContent('3名分の合計32,294円')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(line).toHaveFocus())
  })
  test('開いたときの費用は提案についてきて、条件を変えたときにだけ確かめる', async () => {
    await openForm('manager', `${FORM}?on=2026-11-21`)
    const panel = screen.getByRole('region', { name: '費用の見込み' })
    expect(panel).toHaveTextContent('3名分の合計32,294円')
    expect(requestsTo(/POST .*validate/)).toEqual([])
    await setWage('1,400')
    await waitFor(() => expect(requestsTo(/POST .*validate/)).not.toEqual([]))
  })
  test('開き直すと、前に開いたときの提案と断りは残っていない', async () => {
    const cache = new Map()
    await openForm()
    showAgain(FORM, <Pages />, cache)
    expect(await screen.findByRole('radio', { name: '明日' })).toBeChecked()
    await writeRows((db) =>
      addOffering(db, { id: 8001, day: '2026-11-21', hourlyWageYen: 1400, peopleWanted: 5 }),
    )
    showAgain(FORM, <Pages />, cache)
    expect(await screen.findByRole('radio', { name: '11/28(土)' })).toBeChecked()
    expect(wage()).toHaveValue('1,400')
  })
  test('5回押しても、確かめるのは1回で、確認の画面へは1回だけ進む', async () => {
    await openForm()
    await chooseDay('明日')
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
    // The form calls it once, the page of confirmation once.
    await screen.findByRole('button', { name: 'この内容で募集を開始する' })
    expect(requestsTo(/POST .*validate/)).toHaveLength(before + 2)
    expect(left).toHaveBeenCalledTimes(1)
    router.events.off('routeChangeStart', left)
  })
})
describe('下書き', () => {
  test('入れたものは端末に残り、いつ残したかが分かり、次に開くと戻せる', async () => {
    await openForm()
    await chooseDay('明日')
    await userEvent.click(screen.getByRole('button', { name: '募集人数を1名増やす' }))
    expect(await screen.findByText('9:41 に下書きを保存しました')).toBeVisible()
    showAgain('/clients/11', <></>)
    act(() => {
      router.setCurrentUrl('/clients/11')
    })
    await openForm()
    expect(screen.getByText('11月20日(金) 9:41の下書きがあります')).toBeVisible()
    await pressButton('下書きを復元')
    expect(screen.getByRole('spinbutton', { name: '募集人数' })).toHaveValue('4')
    expect(screen.getByRole('radio', { name: '明日' })).toBeChecked()
  })
  test('いらない下書きは破棄できる', async () => {
    drafts.of(KEY).set({ savedAt: Date.now(), values: { peopleWanted: 9 } })
    await openForm()
    await pressButton('破棄する')
    expect(drafts.of(KEY).get()).toBeNull()
    expect(screen.queryByText(/の下書きがあります/)).toBeNull()
  })
})
