import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import ReactDatePicker from 'react-datepicker'
import { pickedOf } from '@/lib/date'
import { advanceTime, userOnFakeTimers as user } from '@tests/kit/time'
// Importing the kit freezes the clock of each test.
import { Sample, box, day, failed, lastError, open, picked, type Rest } from './datePickerKit'

// Node's build of the library puts nothing into the page.
jest.mock('styled-components', () =>
  jest.requireActual('styled-components/dist/styled-components.browser.cjs.js'),
)
describe('入力と表示', () => {
  test('部品の既定はMM/dd/yyyyのまま、表示はyyyy/MM/dd', async () => {
    expect(ReactDatePicker.defaultProps.dateFormat).toBe('MM/dd/yyyy')
    await open({ initial: pickedOf('2026-11-22') })
    expect(box()).toHaveValue('2026/11/22')
    expect(box()).toHaveAttribute('placeholder', '年/月/日')
  })

  test.each(['２０２６／１１／２２', '2026-11-22', '20261122', '2026/11/22', '2026年11月22日'])(
    '「%s」と入力して次へ進むと2026/11/22になる',
    async (typed) => {
      await open()
      await user.type(box(), typed)
      await user.tab()
      expect(picked).toHaveBeenLastCalledWith('2026-11-22')
      expect(box()).toHaveValue('2026/11/22')
    },
  )

  test.each([['11/22'], ['1122'], ['１１月２２日']])(
    '年を省いて「%s」と入力できる',
    async (typed) => {
      await open()
      await user.type(box(), typed)
      await user.tab()
      expect(picked.mock.lastCall?.[0]).toMatch(/^\d{4}-11-22$/)
    },
  )

  test('カレンダーが届く前に打った文字は残り、続きを打てる', async () => {
    render(<Sample />)
    const before = box()
    act(() => {
      before.focus()
    })
    fireEvent.input(before, { target: { value: '２０２６／１１' } })
    await waitFor(() => {
      expect(before).not.toBeInTheDocument()
    })
    await waitFor(() => {
      expect(box()).toHaveFocus()
    })
    await user.keyboard('/22')
    await user.tab()
    expect(picked).toHaveBeenLastCalledWith('2026-11-22')
  })
  test('カレンダーが届く前に打って先へ進んでも、日付になる', async () => {
    render(<Sample />)
    act(() => {
      box().focus()
    })
    fireEvent.input(box(), { target: { value: '２０２６／１１／２２' } })
    act(() => {
      screen.getByRole('button', { name: '次へ' }).focus()
    })
    expect(picked).toHaveBeenLastCalledWith('2026-11-22')
    expect(box()).toHaveValue('2026/11/22')
  })
  test('カレンダーが届く前に打ってEnterを押しても、前の値のまま送られず、打った日付になり、入力欄に留まる', () => {
    render(<Sample initial={pickedOf('2026-11-20')} />)
    act(() => {
      box().focus()
    })
    fireEvent.input(box(), { target: { value: '11/22' } })
    // False: the key is taken, so it does not submit the form.
    expect(fireEvent.keyDown(box(), { key: 'Enter' })).toBe(false)
    expect(picked).toHaveBeenLastCalledWith('2026-11-22')
    expect(box()).toHaveValue('2026/11/22')
    expect(box()).toHaveFocus()
    // Nothing is typed any more, so the key submits as in any other field.
    expect(fireEvent.keyDown(box(), { key: 'Enter' })).toBe(true)
  })
  test('変換中は入力欄を取り替えない', async () => {
    render(<Sample />)
    const before = box()
    act(() => {
      before.focus()
    })
    fireEvent.compositionStart(before)
    await advanceTime(50)
    expect(box()).toBe(before)
    fireEvent.compositionEnd(before)
    await waitFor(() => {
      expect(box()).not.toBe(before)
    })
  })

  test('Enterで決まり、カレンダーは閉じ、入力欄に留まる', async () => {
    await open()
    await user.type(box(), '2026/11/22{Enter}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(box()).toHaveFocus()
    expect(box()).toHaveValue('2026/11/22')
    expect(picked).toHaveBeenLastCalledWith('2026-11-22')
  })

  test('打っている途中の日付は値にならず、先へ進んだときに一度だけ値になる', async () => {
    await open({ initial: pickedOf('2026-11-22') })
    await user.clear(box())
    await user.type(box(), '2026/12/13')
    expect(picked).not.toHaveBeenCalled()
    await user.tab()
    expect(picked.mock.calls).toEqual([['2026-12-13']])
  })
  test('値が空でも、打っている途中の文字は誤りとして渡らない', async () => {
    await open()
    await user.type(box(), '2026/02/31')
    expect(failed.mock.calls.filter(([error]) => error?.input !== undefined)).toEqual([])
    await user.tab()
    expect(lastError()).toMatchObject({ input: '2026/02/31' })
  })
  test('打ったあとカレンダーの外を押しても、値になる', async () => {
    await open({ initial: pickedOf('2026-11-22') })
    await user.clear(box())
    await user.type(box(), '2026/12/13')
    await user.click(screen.getByRole('button', { name: '次の月' }))
    await user.click(document.body)
    expect(picked.mock.calls).toEqual([['2026-12-13']])
  })

  test('空にすると値もなくなり、誤りにはならない', async () => {
    await open({ initial: pickedOf('2026-11-22') })
    await user.clear(box())
    await user.keyboard('{Escape}')
    expect(picked).toHaveBeenLastCalledWith(null)
    expect(lastError()).toBeUndefined()
  })
})
describe('読み取れない入力: Date input not valid.(code 1)', () => {
  function expectCode1() {
    expect(lastError()).toBeInstanceOf(Error)
    expect(lastError()).toMatchObject({
      code: 1,
      message: 'Date input not valid.',
      shown: expect.stringContaining('日付として読み取れません。'),
    })
  }
  test.each(['{Enter}', '{Escape}', '{Tab}'])('%sで誤りになり、打った文字は残る', async (keys) => {
    await open()
    await user.type(box(), `2026/13/45${keys}`)
    expectCode1()
    expect(box()).toHaveValue('2026/13/45')
    expect(picked).toHaveBeenLastCalledWith(null)
  })
  test('選択が日付でないときのEnterとEscape', async () => {
    await open({ initial: new Date(Number.NaN) })
    await user.keyboard('{Escape}')
    expectCode1()
    failed.mockClear()
    await user.keyboard('{Enter}')
    expectCode1()
  })
  test('カレンダーの上で日付を動かさない文字を押したとき', async () => {
    await open({ initial: pickedOf('2026-11-22') })
    await user.keyboard('{ArrowDown}')
    await user.keyboard('a')
    expect(lastError()).toMatchObject({ code: 1 })
  })
  test('カレンダーの上のTabは誤りではない', async () => {
    await open({ initial: pickedOf('2026-11-22') })
    await user.keyboard('{ArrowDown}{Tab}')
    expect(failed.mock.calls.filter(([e]) => e)).toEqual([])
  })
  test('暦にない日には、直し方を言う', async () => {
    await open()
    await user.type(box(), '2026/02/31{Enter}')
    expect(lastError()?.shown).toBe(
      '日付として読み取れません。暦にある日を 2026/11/20 のように入力してください。',
    )
  })
  test('打ち直せば誤りは消える', async () => {
    await open()
    await user.type(box(), 'あした{Enter}')
    await user.clear(box())
    await user.type(box(), '11/22')
    expect(lastError()).toBeUndefined()
  })
})
describe('選べる日', () => {
  const around = { initial: pickedOf('2026-11-15') }
  test.each<[string, Rest, string, string]>([
    [
      '最小日より前',
      { minDate: pickedOf('2026-11-10') },
      '2026年11月9日月曜日',
      '2026年11月10日火曜日',
    ],
    [
      '最大日より後',
      { maxDate: pickedOf('2026-11-20') },
      '2026年11月21日土曜日',
      '2026年11月20日金曜日',
    ],
    [
      '除いた日',
      { excludeDates: [pickedOf('2026-11-12')] },
      '2026年11月12日木曜日',
      '2026年11月13日金曜日',
    ],
    [
      '含めた日でない日',
      { includeDates: [pickedOf('2026-11-15'), pickedOf('2026-11-18')] },
      '2026年11月17日火曜日',
      '2026年11月18日水曜日',
    ],
    [
      '条件に合わない日',
      { filterDate: (d) => d.getDay() !== 0 },
      '2026年11月22日日曜日',
      '2026年11月23日月曜日',
    ],
  ])('%sは選べない', async (_, rules, closed, free) => {
    await open({ ...around, ...rules })
    expect(day(`選べません ${closed}`)).toHaveAttribute('aria-disabled', 'true')
    await user.click(day(`選べません ${closed}`))
    expect(picked).not.toHaveBeenCalled()
    await user.click(day(free))
    expect(picked).toHaveBeenCalledTimes(1)
  })
  test('選べない日を打つと、選べないと言う', async () => {
    await open({ minDate: pickedOf('2026-11-10') })
    await user.type(box(), '2026/11/09{Enter}')
    expect(lastError()).toMatchObject({
      code: 1,
      shown: expect.stringContaining('この日は選べません。'),
    })
    expect(picked.mock.calls.every(([v]) => v === null)).toBe(true)
  })
})
describe('カレンダーの数', () => {
  test('1か月を、いつも6週、日曜から並べる', async () => {
    const dialog = await open({ initial: pickedOf('2026-02-10') })
    expect(dialog.querySelectorAll('.react-datepicker__month-container')).toHaveLength(1)
    expect(within(dialog).getAllByRole('gridcell')).toHaveLength(42)
    expect(
      within(dialog)
        .getAllByRole('columnheader')
        .map((h) => h.textContent),
    ).toEqual(['日', '月', '火', '水', '木', '金', '土'].map((d) => expect.stringContaining(d)))
    expect(within(dialog).getAllByRole('gridcell')[0]).toHaveAccessibleName('2026年2月1日日曜日')
  })
  test('祝日に名前がつく', async () => {
    const dialog = await open({ initial: pickedOf('2026-11-15') })
    expect(day('2026年11月23日月曜日')).toHaveAccessibleDescription('勤労感謝の日')
    expect(within(dialog).getByText('3日 文化の日')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '次の月' }))
    expect(within(dialog).queryByText('3日 文化の日')).toBeNull()
    await user.click(screen.getByRole('button', { name: '次の月' }))
    expect(within(dialog).getByText('1日 元日')).toBeVisible()
  })
  test('年の表は12年', async () => {
    const dialog = await open({ grain: 'year', initial: pickedOf('2026-01-01') })
    expect(dialog.querySelectorAll('.react-datepicker__year-text')).toHaveLength(12)
    await user.click(within(dialog).getByText('2027'))
    expect(picked).toHaveBeenLastCalledWith('2027-01-01')
    expect(box()).toHaveValue('2027')
  })
  test('月を選ぶ', async () => {
    const dialog = await open({ grain: 'month', initial: pickedOf('2026-11-01') })
    await user.click(within(dialog).getByText('12月'))
    expect(box()).toHaveValue('2026/12')
    await user.clear(box())
    await user.type(box(), '２０２７年１月{Enter}')
    expect(picked).toHaveBeenLastCalledWith('2027-01-01')
  })
  test('年の一覧は前後5年', async () => {
    const dialog = await open({ years: 'list', initial: pickedOf('2026-11-15') })
    await user.click(within(dialog).getByRole('button', { name: '2026' }))
    const list = [...dialog.querySelectorAll('.react-datepicker__year-option')]
      .map((o) => o.textContent)
      .filter((t) => /\d/.test(t))
    expect([list.length, list[0]?.slice(-4), list.at(-1)?.slice(-4)]).toEqual([11, '2031', '2021'])
  })
  test('巻ける年の一覧は前後10年', async () => {
    const dialog = await open({ years: 'scroll', initial: pickedOf('2026-11-15') })
    await user.click(within(dialog).getByRole('button', { name: '2026' }))
    const list = [...dialog.querySelectorAll('.react-datepicker__year-option')]
      .map((o) => o.textContent)
      .filter((t) => /\d/.test(t))
    expect([list.length, list[0]?.slice(-4), list.at(-1)?.slice(-4)]).toEqual([21, '2036', '2016'])
  })
  test('境のない年は1900年から2100年まで選べる', async () => {
    const dialog = await open({ years: 'select', initial: pickedOf('2026-11-15') })
    const years = within(dialog).getByRole('combobox', { name: '年' })
    expect([
      within(years).getAllByRole('option')[0]?.textContent,
      within(years).getAllByRole('option').at(-1)?.textContent,
    ]).toEqual(['1900', '2100'])
    expect(within(dialog).getByRole('combobox', { name: '月' })).toBeVisible()
  })
})
