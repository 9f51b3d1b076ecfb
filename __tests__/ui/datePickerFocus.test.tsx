import { act, fireEvent, render, screen } from '@testing-library/react'
import { pickedOf } from '@/lib/date'
import { pickedTime } from '@/ui/dates/dateText'
import { advanceTime, userOnFakeTimers as user } from '@tests/kit/time'
import { flushPromises } from '@tests/kit/waiting'
// Importing the kit freezes the clock of each test.
import { Sample, box, calendar, day, lastError, open, picked, type Rest } from './datePickerKit'

// Node's build of the library puts nothing into the page.
jest.mock('styled-components', () =>
  jest.requireActual('styled-components/dist/styled-components.browser.cjs.js'),
)
/** Waits only until the calendar's input has replaced the plain one. */
async function calendarInPlace() {
  while (!box().closest('.react-datepicker-wrapper')) await advanceTime(0)
}

describe('フォーカス', () => {
  test.each([
    ['届く前に', false],
    ['届いて開いたあとに', true],
  ])('カレンダーが%s先へ進んだ人は、呼び戻さない', async (_, isOpen) => {
    render(<Sample />)
    act(() => {
      box().focus()
    })
    if (isOpen) await calendar()
    act(() => {
      screen.getByRole('button', { name: '次へ' }).focus()
    })
    await advanceTime(20)
    expect(box().closest('.react-datepicker-wrapper')).not.toBeNull()
    expect(screen.getByRole('button', { name: '次へ' })).toHaveFocus()
  })
  test('カレンダーに替わった瞬間に先へ進んだ人も、呼び戻さない', async () => {
    render(<Sample />)
    act(() => {
      box().focus()
    })
    await calendarInPlace()
    act(() => {
      screen.getByRole('button', { name: '次へ' }).focus()
    })
    await advanceTime(20)
    expect(screen.getByRole('button', { name: '次へ' })).toHaveFocus()
  })
  test('選んである文字は、カレンダーに替わったあとも選んであり、打てば置き換わる', async () => {
    render(<Sample initial={pickedOf('2026-11-15')} />)
    const plain = box() as HTMLInputElement
    act(() => {
      plain.focus()
      plain.select()
    })
    await calendarInPlace()
    const replaced = box() as HTMLInputElement
    expect([replaced.selectionStart, replaced.selectionEnd]).toEqual([0, '2026/11/15'.length])
    await user.keyboard('2026/12/29{Enter}')
    expect(picked).toHaveBeenLastCalledWith('2026-12-29')
  })
  test('押さずに次の欄へ進むと(スマートフォンのキーボードの矢印など)、カレンダーは閉じる', async () => {
    await open()
    act(() => {
      screen.getByRole('button', { name: '次へ' }).focus()
    })
    await advanceTime(20)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: '次へ' })).toHaveFocus()
  })
  test.each([
    ['日', 'day', '日付を選ぶ'],
    ['時刻', 'time', '時刻を選ぶ'],
  ] as const)(
    '誤りのある%sの欄は、フォーカスだけでは開かず、下の説明を覆わない。押すか矢印キーで開く',
    async (_, grain, name) => {
      render(<Sample grain={grain} aria-invalid />)
      act(() => {
        box().focus()
      })
      await calendarInPlace()
      await advanceTime(100)
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(box()).toHaveFocus()
      await user.keyboard('{ArrowDown}')
      expect(await screen.findByRole('dialog', { name })).toBeInTheDocument()
      await act(() => flushPromises())
      await user.keyboard('{Escape}')
      expect(screen.queryByRole('dialog')).toBeNull()
      await user.click(box())
      expect(await screen.findByRole('dialog', { name })).toBeInTheDocument()
      await act(() => flushPromises())
    },
  )
  test('選んだあと50msのあいだはフォーカスしても開かず、そのあとは開く', async () => {
    await open({ initial: pickedOf('2026-11-15') })
    fireEvent.click(day('2026年11月18日水曜日'))
    await advanceTime(30)
    act(() => {
      box().blur()
      box().focus()
    })
    expect(screen.queryByRole('dialog')).toBeNull()
    await advanceTime(30)
    act(() => {
      box().blur()
      box().focus()
    })
    expect(screen.queryByRole('dialog')).not.toBeNull()
  })
  test.each(['選んだ', '閉じた'])('%sあとも、入力欄に留まる', async (how) => {
    await open({ initial: pickedOf('2026-11-15') })
    if (how === '選んだ') await user.click(day('2026年11月18日水曜日'))
    else await user.keyboard('{Escape}')
    await advanceTime(100)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(box()).toHaveFocus()
  })
  test('ダイアログの中ではダイアログの中に開き、Escapeはカレンダーだけを閉じる', async () => {
    const closed = jest.fn()
    render(
      <div
        role='dialog'
        aria-label='外側'
        tabIndex={-1}
        onKeyDown={(e) => {
          if (e.key === 'Escape') closed()
        }}
      >
        <Sample />
      </div>,
    )
    await user.click(box())
    const inner = await calendar()
    expect(screen.getByRole('dialog', { name: '外側' })).toContainElement(inner)
    expect(getComputedStyle(inner.closest('.react-datepicker-popper') ?? inner).zIndex).toBe('801')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog', { name: '日付を選ぶ' })).toBeNull()
    expect(closed).not.toHaveBeenCalled()
  })
  test('ページの上では重なりの順は400', async () => {
    const dialog = await open()
    expect(getComputedStyle(dialog.closest('.react-datepicker-popper') ?? dialog).zIndex).toBe(
      '400',
    )
  })
})
describe('時刻', () => {
  const options = () => screen.getAllByRole('option')
  test('一覧は30分おき', async () => {
    await open({ grain: 'time' })
    expect(options()).toHaveLength(48)
    expect(
      options()
        .slice(0, 3)
        .map((option) => option.textContent),
    ).toEqual(['00:00', '00:30', '01:00'])
    await user.click(screen.getByRole('option', { name: '17:30' }))
    expect(picked).toHaveBeenLastCalledWith('17:30')
    expect(box()).toHaveValue('17:30')
  })
  test.each([
    ['１７：４５', '17:45'],
    ['1745', '17:45'],
    ['17時', '17:00'],
  ])('「%s」と打ってEnterで %s になる', async (typed, expected) => {
    await open({ grain: 'time' })
    await user.type(box(), `${typed}{Enter}`)
    expect(picked).toHaveBeenLastCalledWith(expected)
    expect(box()).toHaveValue(expected)
  })
  test('読み取れない時刻', async () => {
    await open({ grain: 'time' })
    await user.type(box(), '夕方{Enter}')
    expect(lastError()).toMatchObject({
      code: 1,
      message: 'Date input not valid.',
      shown: expect.stringContaining('時刻として読み取れません。'),
    })
  })
  test.each<[string, Rest, string, string]>([
    ['最小より前', { minTime: pickedTime('09:00') }, '08:30', '09:00'],
    ['最大より後', { maxTime: pickedTime('18:00') }, '18:30', '18:00'],
    ['除いた時刻', { excludeTimes: [pickedTime('10:00')] }, '10:00', '10:30'],
    ['含めた時刻でない', { includeTimes: [pickedTime('11:00')] }, '10:30', '11:00'],
    ['条件に合わない', { filterTime: (t) => t.getHours() >= 12 }, '11:30', '12:00'],
  ])('%s時刻は、一覧でも打っても選べない', async (_, rules, closed, free) => {
    await open({ grain: 'time', ...rules })
    expect(screen.getByRole('option', { name: closed })).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('option', { name: free })).not.toHaveAttribute('aria-disabled', 'true')
    await user.type(box(), `${closed}{Enter}`)
    expect(lastError()).toMatchObject({ shown: expect.stringContaining('この時刻は選べません。') })
  })
})
