import { render, screen } from '@testing-library/react'
import { Countdown } from '@/ui/data-display/shift/Countdown'
import { SeatDots } from '@/ui/data-display/shift/SeatDots'
import { Ticket } from '@/ui/data-display/shift/Ticket'
import { TimeScale, timeScaleText } from '@/ui/data-display/shift/TimeScale'
import { axeViolations } from '@tests/kit/renderScreen'

// TimeScale counts minutes from 5:00: 270 is 9:30, 1020 is 22:00.
test('定規は勤務時間を言葉でも伝える', () => {
  expect(timeScaleText(270, 570)).toBe('9時30分から14時30分')
  expect(timeScaleText(720, 1050)).toBe('17時から22時30分、22時以降は深夜')
  expect(timeScaleText(480, 1170, [[720, 780]])).toBe(
    '13時から翌0時30分、22時以降は深夜、休憩17時から18時',
  )
  expect(timeScaleText(1020, 1260)).toBe('22時から翌2時、22時以降は深夜')
  expect(timeScaleText(1080, 1200)).toBe('23時から翌1時、すべて深夜')
  expect(timeScaleText(1020, 1560)).toBe('22時から翌7時、22時から翌5時は深夜')
})

test('定規は深夜の分を分けて描き、端からはみ出さない', () => {
  const { container } = render(<TimeScale start={720} end={1560} breaks={[[780, 840]]} now={600} />)
  const bars = [...container.querySelectorAll<HTMLElement>('[data-working-time]')].map((bar) => [
    bar.style.getPropertyValue('--from'),
    bar.style.getPropertyValue('--to'),
    bar.hasAttribute('data-at-night'),
  ])
  expect(bars).toEqual([
    ['720', '1020', false],
    ['1020', '1440', true],
  ])
  expect(container.querySelectorAll('[data-break]')).toHaveLength(1)
  expect(
    container.querySelector<HTMLElement>('[data-current-time]')?.style.getPropertyValue('--from'),
  ).toBe('600')
})

test('券は時間、名前、状態をもち、読み上げの順が通じる', async () => {
  render(
    <Ticket
      state='published'
      from='17:00'
      to='22:30'
      title='ディナーのホールスタッフ'
      href='/clients/1/offerings/2'
      aside={<SeatDots filled={2} total={3} recruiting />}
      rows={<li>渡邉 紗英</li>}
    >
      <TimeScale start={720} end={1050} state='published' />
    </Ticket>,
  )
  expect(screen.getByRole('article')).toHaveTextContent('17:00から22:30ディナーのホールスタッフ')
  expect(screen.getByRole('link', { name: 'ディナーのホールスタッフ' })).toHaveAttribute(
    'href',
    '/clients/1/offerings/2',
  )
  expect(screen.getByRole('img', { name: '17時から22時30分、22時以降は深夜' })).toBeInTheDocument()
  expect(await axeViolations()).toEqual([])
})

test('定員は8名まで玉、超えると棒で示す', () => {
  const { container, rerender } = render(<SeatDots filled={5} total={8} />)
  expect(container.querySelectorAll('[data-filled]')).toHaveLength(5)
  expect(container.querySelectorAll('[data-seat]')).toHaveLength(8)
  rerender(<SeatDots filled={14} total={20} />)
  expect(container.querySelectorAll('[data-seat]')).toHaveLength(0)
  expect(screen.getByText('20名中14名')).toBeInTheDocument()
})

test('残り時間は3時間を切ると注意に、過ぎると休業手当の表示に変わる', () => {
  const { container, rerender } = render(<Countdown minutesLeft={1879} />)
  const state = () => container.querySelector('[data-status]')?.getAttribute('data-status')
  expect(container).toHaveTextContent('24時間前まで あと1日7時間')
  expect(state()).toBe('open')
  rerender(<Countdown minutesLeft={180} />)
  expect(state()).toBe('open')
  rerender(<Countdown minutesLeft={79} />)
  expect(container).toHaveTextContent('あと1時間19分')
  expect(state()).toBe('soon')
  rerender(<Countdown minutesLeft={0} cost={8094} />)
  expect(container).toHaveTextContent('24時間以内の取消: 休業手当 8,094円')
  expect(state()).toBe('over')
})
