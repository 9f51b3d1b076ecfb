import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { Day } from '@/lib/date'
import { MonthCalendar } from '@/ui/dates/month/MonthCalendar'
import { axeViolations, renderScreen } from '@tests/kit/renderScreen'

const holidayOf = (day: Day) => ({ '2026-11-03': '文化の日', '2026-11-23': '勤労感謝の日' })[day]
function Picker({
  multiple = false,
  min,
  startsAt,
  start = '2026-11',
}: {
  multiple?: boolean
  min?: Day
  startsAt?: Day
  start?: string
}) {
  const [month, setMonth] = useState(start)
  const [selected, setSelected] = useState<readonly Day[]>([])
  return (
    <>
      <MonthCalendar
        month={month}
        onMonth={setMonth}
        today='2026-11-20'
        selected={selected}
        onSelect={setSelected}
        multiple={multiple}
        holidayOf={holidayOf}
        startsAt={startsAt}
        {...(min === undefined ? {} : { min })}
        days={{ '2026-11-22': { state: 'wanted', label: '募集中', count: 3, filled: 5, total: 8 } }}
      />
      <output>{selected.join(',')}</output>
    </>
  )
}
const closureOf = (day: Day) => (/-(01|30)$/.test(day) ? '定休日' : undefined)

test('休みの日は、月の外の日にも印が付く', () => {
  render(
    <MonthCalendar
      month='2026-11'
      today='2026-11-20'
      selected={[]}
      onSelect={() => undefined}
      holidayOf={holidayOf}
      closureOf={closureOf}
    />,
  )
  // The row of Monday, November 30 continues with December 1 to 5.
  const next = screen.getByText('12/1').closest('[role=gridcell]')
  expect(next).toHaveAttribute('data-closed')
  expect(next).toHaveTextContent('定休日')
  expect(screen.getByText('12/2').closest('[role=gridcell]')).not.toHaveAttribute('data-closed')
})

const day = (name: RegExp) => screen.getByRole('button', { name })

test('日は、曜日、祝日、状態、人数を言葉でもつ', async () => {
  render(<Picker />)
  expect(day(/^11月22日/)).toHaveAccessibleName('11月22日 日曜日 募集中 3件 8名中5名')
  expect(day(/^11月23日/)).toHaveAccessibleName('11月23日 月曜日 勤労感謝の日')
  expect(day(/^11月20日/)).toHaveAccessibleName('11月20日 金曜日 本日')
  expect(within(screen.getByRole('grid', { name: '2026年11月' })).getAllByRole('row')).toHaveLength(
    6,
  )
  expect(await axeViolations()).toEqual([])
})

test('始まりの日を渡すと、その週から描き、矢印で前の週へは移れない', async () => {
  render(<Picker startsAt='2026-11-20' />)
  const grid = screen.getByRole('grid', { name: '2026年11月' })
  // The weeks from Sunday 15, 22 and 29, below the names of the weekdays.
  expect(within(grid).getAllByRole('row')).toHaveLength(4)
  expect(screen.queryByRole('button', { name: /^11月14日/ })).toBeNull()
  expect(day(/^11月15日/)).toBeVisible()
  await userEvent.click(day(/^11月15日/))
  await userEvent.keyboard('{ArrowLeft}')
  expect(day(/^11月15日/)).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: '前の月' }))
  expect(
    within(await screen.findByRole('grid', { name: '2026年10月' })).getAllByRole('row'),
  ).toHaveLength(6)
})

test('月の名前から、12年の表で年を選び、月へ移る', async () => {
  renderScreen(<Picker />)
  await userEvent.click(screen.getByRole('button', { name: '2026年11月' }))
  const sheet = await screen.findByRole('dialog', { name: '表示する月を選ぶ' })
  const year = within(sheet).getByRole('textbox', { name: '年' })
  expect(year).toHaveValue('2026')
  await userEvent.click(year)
  const years = await waitFor(() => {
    const cells = [...sheet.querySelectorAll<HTMLElement>('.react-datepicker__year-text')]
    expect(cells).toHaveLength(12)
    return cells
  })
  await userEvent.click(years.find((cell) => cell.textContent === '2025') as HTMLElement)
  expect(await axeViolations(sheet)).toEqual([])
  await userEvent.click(within(sheet).getByRole('button', { name: '3月' }))
  expect(await screen.findByRole('grid', { name: '2025年3月' })).toBeVisible()
})

test('祝日の名前は、渡さなくてもあとから届く', async () => {
  render(
    <MonthCalendar month='2026-11' today='2026-11-20' selected={[]} onSelect={() => undefined} />,
  )
  expect(
    await screen.findByRole('button', { name: '11月23日 月曜日 勤労感謝の日' }),
  ).toBeInTheDocument()
})

test('矢印で日と週を、HomeとEndで週の端を移り、Enterで選ぶ', async () => {
  render(<Picker />)
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  expect(day(/^11月20日/)).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  expect(day(/^11月28日/)).toHaveFocus()
  await userEvent.keyboard('{Home}')
  expect(day(/^11月22日/)).toHaveFocus()
  await userEvent.keyboard('{End}{ArrowUp}{Enter}')
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-21')
  expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('21')
})

test('月の端を越えると次の月に進み、PageUpで前の月の同じ日に戻る', async () => {
  render(<Picker />)
  day(/^11月20日/).focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(await screen.findByRole('grid', { name: '2026年12月' })).toBeInTheDocument()
  expect(day(/^12月4日/)).toHaveFocus()
  await userEvent.keyboard('{PageUp}')
  expect(day(/^11月4日/)).toHaveFocus()
})

test('31日から短い月へは、その月の末日に移る', async () => {
  render(<Picker start='2027-01' />)
  await userEvent.click(day(/^1月31日/))
  await userEvent.keyboard('{PageDown}')
  expect(day(/^2月28日/)).toHaveFocus()
})

test('複数の日を選び、もう一度押すと外れる', async () => {
  render(<Picker multiple />)
  await userEvent.click(day(/^11月27日/))
  await userEvent.click(day(/^11月21日/))
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-21,2026-11-27')
  expect(day(/^11月21日/)).toHaveAccessibleName(/選択済み$/)
  await userEvent.click(day(/^11月27日/))
  expect(screen.getByRole('status')).toHaveTextContent(/^2026-11-21$/)
})

test('選べる期間の前の日は、選べない', async () => {
  render(<Picker min='2026-11-20' />)
  await userEvent.click(day(/^11月19日/))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(day(/^11月19日/)).toHaveAccessibleName(/選べません/)
  await userEvent.click(day(/^11月20日/))
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-20')
})
