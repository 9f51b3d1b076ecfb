import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import ReactDatePicker from 'react-datepicker'
import { accountSettings } from '@/contracts/accounts'
import { offerings } from '@/contracts/offerings'
import { offers } from '@/contracts/offers'
import { setupTokens } from '@/contracts/setupTokens'
import { pickedOf } from '@/lib/date'
import type { DateInputError } from '@/ui/dates/DateInputError'
import { DatePicker } from '@/ui/dates/DatePicker'
import type { DatePickerProps } from '@/ui/dates/datePickerProps'
import { pickedTime } from '@/ui/dates/dateText'

jest.mock('styled-components', () =>
  jest.requireActual('styled-components/dist/styled-components.browser.cjs.js'),
)

const failed = jest.fn<undefined, [DateInputError | undefined]>()
beforeEach(() => {
  failed.mockClear()
})
type Rest = Omit<Partial<DatePickerProps>, 'value' | 'onChange'>
function Sample({ initial, ...rest }: Rest & { initial: Date | null }) {
  const [value, setValue] = useState(initial)
  return (
    <>
      <label htmlFor='d'>勤務日</label>
      <DatePicker id='d' name='d' {...rest} value={value} onChange={setValue} onError={failed} />
    </>
  )
}
const box = () => screen.getByRole('textbox', { name: '勤務日' })
async function open(rest: Rest = {}, initial: Date | null = pickedOf('2026-11-15')) {
  render(<Sample {...rest} initial={initial} />)
  await userEvent.click(box())
  return screen.findByRole('dialog')
}
const closedDays = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('gridcell')
    .filter(
      (d) => d.getAttribute('aria-disabled') === 'true' && !d.className.includes('outside-month'),
    )
    .map((d) => parseInt(d.textContent, 10))
const november = Array.from({ length: 30 }, (_, i) => i + 1)

describe('サーバーでの検査の呼び出しがある', () => {
  test.each([
    [
      'アカウントのパスワード',
      accountSettings.validatePassword,
      'POST /accounts/me/password_validation',
    ],
    [
      '設定トークンのパスワード',
      setupTokens.validatePassword,
      'POST /account_setup_tokens/{setupToken}/password_validation',
    ],
    ['求人', offerings.validate, 'POST /clients/{clientId}/offers/{offerId}/offerings/validate'],
    ['ひな形', offers.check, 'POST /clients/{clientId}/offers/check'],
  ])('%s', (_, endpoint, line) => {
    expect(endpoint.operation).toBe(line)
  })
})

describe('選べない日', () => {
  test.each<[string, Rest, number[]]>([
    ['最小日より前', { minDate: pickedOf('2026-11-10') }, november.filter((d) => d < 10)],
    ['最大日より後', { maxDate: pickedOf('2026-11-20') }, november.filter((d) => d > 20)],
    ['除いた日', { excludeDates: [pickedOf('2026-11-12')] }, [12]],
    [
      '含めた日でない日',
      { includeDates: [pickedOf('2026-11-15'), pickedOf('2026-11-18')] },
      november.filter((d) => d !== 15 && d !== 18),
    ],
    [
      '条件が断る日',
      { filterDate: (d) => d.getDate() % 2 === 1 },
      november.filter((d) => d % 2 === 0),
    ],
  ])('%s', async (_, rest, closed) => {
    await open(rest)
    expect(closedDays()).toEqual(closed)
  })
})

describe('選べない時刻', () => {
  const at = (time: string) => pickedTime(time)
  test.each<[string, Rest, (time: string) => boolean]>([
    ['最小より前', { minTime: at('09:00'), maxTime: at('23:59') }, (t) => t < '09:00'],
    ['最大より後', { minTime: at('00:00'), maxTime: at('18:00') }, (t) => t > '18:00'],
    ['除いた時刻', { excludeTimes: [at('10:00')] }, (t) => t === '10:00'],
    ['含めた時刻でない', { includeTimes: [at('11:00')] }, (t) => t !== '11:00'],
    ['条件が断る時刻', { filterTime: (t) => t.getHours() >= 12 }, (t) => t < '12:00'],
  ])('%s', async (_, rest, closed) => {
    await open({ grain: 'time', ...rest }, null)
    const options = screen.getAllByRole('option')
    expect(
      options
        .filter((option) => option.getAttribute('aria-disabled') === 'true')
        .map((option) => option.textContent),
    ).toEqual(options.map((option) => option.textContent ?? '').filter(closed))
  })
})

test('時計がどの読みでも進んでいても、最小の時刻そのものは選べる', async () => {
  const RealDate = Date
  let reads = 0
  class PassingDate extends RealDate {
    constructor(...parts: number[]) {
      if (parts.length === 0) reads += 1
      super(...((parts.length > 0 ? parts : [RealDate.UTC(2026, 10, 20) + reads]) as [number]))
    }
  }
  globalThis.Date = PassingDate as DateConstructor
  try {
    await open({ grain: 'time', minTime: pickedTime('09:00') }, null)
  } finally {
    globalThis.Date = RealDate
  }
  expect(reads).toBeGreaterThan(0)
  expect(screen.getByRole('option', { name: '09:00' })).not.toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByRole('option', { name: '08:30' })).toHaveAttribute('aria-disabled', 'true')
})

test('部品の既定の書き方はMM/dd/yyyy。画面ではいつもyyyy/MM/ddを渡す', async () => {
  expect(ReactDatePicker.defaultProps.dateFormat).toBe('MM/dd/yyyy')
  await open()
  expect(box()).toHaveValue('2026/11/15')
})

describe("読み取れない入力は 'Date input not valid.' (code 1)。画面には日本語で示す", () => {
  const wrong = {
    code: 1,
    message: 'Date input not valid.',
    shown: expect.stringContaining('日付として読み取れません。'),
  }
  test('打った文字が日付でない', async () => {
    await open({}, null)
    await userEvent.type(box(), '2026/13/45{Enter}')
    expect(failed.mock.lastCall?.[0]).toMatchObject(wrong)
  })
  test('カレンダーの上のキーの行き先が日付でない', async () => {
    await open()
    await userEvent.keyboard('{ArrowDown}a')
    expect(failed.mock.lastCall?.[0]).toMatchObject({ code: 1, message: wrong.message })
  })
  test.each(['{Escape}', '{Enter}'])('選ばれている値が日付でないときの%s', async (key) => {
    await open({}, new Date(Number.NaN))
    await userEvent.keyboard(key)
    expect(failed).toHaveBeenCalledWith(expect.objectContaining(wrong))
  })
})

describe('カレンダー', () => {
  test('開いているか、閉じているか', async () => {
    await open()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
  test('月でも年でも動ける', async () => {
    const dialog = await open({ years: 'select' })
    await userEvent.click(within(dialog).getByRole('button', { name: '次の月' }))
    expect(within(dialog).getAllByText(/2026年12月/)[0]).toBeInTheDocument()
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: '年' }), '2027')
    expect(within(dialog).getAllByText(/2027年12月/)[0]).toBeInTheDocument()
  })
  test('1か月を、いつも6週、日曜から並べる', async () => {
    const dialog = await open({}, pickedOf('2026-02-10'))
    expect([
      dialog.querySelectorAll('.react-datepicker__month-container').length,
      within(dialog).getAllByRole('gridcell').length,
    ]).toEqual([1, 42])
    expect(within(dialog).getAllByRole('columnheader')[0]?.textContent).toContain('日')
  })
  test('時刻の一覧は30分おき', async () => {
    await open({ grain: 'time' }, null)
    expect(
      screen
        .getAllByRole('option')
        .slice(0, 3)
        .map((o) => o.textContent),
    ).toEqual(['00:00', '00:30', '01:00'])
  })
  test('年の表は12年', async () => {
    expect(
      (await open({ grain: 'year' })).querySelectorAll('.react-datepicker__year-text'),
    ).toHaveLength(12)
  })
  test.each([
    ['list', 11],
    ['scroll', 21],
  ] as const)('年の一覧(%s)は前後%d年まで', async (years, all) => {
    const dialog = await open({ years })
    await userEvent.click(within(dialog).getByRole('button', { name: '2026' }))
    expect(
      [...dialog.querySelectorAll('.react-datepicker__year-option')].filter((o) =>
        /\d/.test(o.textContent),
      ),
    ).toHaveLength(all)
  })
  test('境のない年は1900年から2100年まで', async () => {
    const options = within(
      within(await open({ years: 'select' })).getByRole('combobox', { name: '年' }),
    ).getAllByRole('option')
    expect([options[0]?.textContent, options.at(-1)?.textContent]).toEqual(['1900', '2100'])
  })
  test('選んだあと50ミリ秒は、焦点が戻っても開かない', async () => {
    await open()
    jest.useFakeTimers()
    const again = () =>
      act(() => {
        box().blur()
        box().focus()
      })
    act(() => {
      screen.getByRole('gridcell', { name: '2026年11月18日水曜日' }).click()
    })
    act(() => {
      jest.advanceTimersByTime(49)
    })
    again()
    expect(screen.queryByRole('dialog')).toBeNull()
    act(() => {
      jest.advanceTimersByTime(2)
    })
    again()
    expect(screen.queryByRole('dialog')).not.toBeNull()
    jest.useRealTimers()
  })
})
