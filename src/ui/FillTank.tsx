import Link from 'next/link'
import styled from 'styled-components'
import { weekday, weekdayName, type Day } from '@/lib/jst'
import { color, font, weight } from './tokens'
import { vars } from './vars'

export type TankDay = { day: Day; filled: number; total: number; href?: string; holiday?: string | undefined; today?: boolean }

/** The next days as small tanks: blue where seats are open, dark where all are taken, empty where nothing is posted. */
export function FillTank({ label, days }: { label: string; days: readonly TankDay[] }) {
  return <Root aria-label={label}>{days.map((d) => <li key={d.day}><Tank {...d} /></li>)}</Root>
}

function Tank({ day, filled, total, href, holiday, today }: TankDay) {
  const name = weekdayName(day), kind = holiday !== undefined || weekday(day) === 0 ? 'holiday' : weekday(day) === 6 ? 'saturday' : undefined
  const words = `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日 ${name}曜日${holiday === undefined ? '' : ` ${holiday}`} ${total === 0 ? '募集なし' : `${total}名中${filled}名`}`
  const inside = (
    <>
      <span data-weekday=''>{holiday === undefined ? name : '祝'}</span><b>{Number(day.slice(8))}</b>
      <i ref={vars({ '--share': total === 0 ? 0 : Math.min(1, filled / total) })} /><span data-seats=''>{total === 0 ? '–' : `${filled}/${total}`}</span>
    </>
  )
  const shared = { 'aria-label': words, 'data-kind': kind, 'data-today': today || undefined, 'data-open': filled < total || undefined }
  return href === undefined ? <span role='img' {...shared}>{inside}</span> : <Link href={href} prefetch={false} {...shared}>{inside}</Link>
}

const Root = styled.ol`
  display: grid; grid-template-columns: repeat(7, minmax(0, 1fr)); margin: 0; padding: 8px 4px; list-style: none; font-variant-numeric: tabular-nums;
  li > * { display: flex; flex-direction: column; align-items: center; gap: 4px; padding: 6px 0; border-radius: 6px; color: ${color.ink}; text-decoration: none; line-height: 1.2; font-size: ${font.xs}; }
  [data-weekday] { color: ${color.ink2}; }
  b { display: grid; place-items: center; width: 28px; height: 28px; border-radius: 50%; font-size: ${font.s}; font-weight: ${weight.bold}; }
  [data-kind='saturday'] :is([data-weekday], b) { color: ${color.saturday}; }
  [data-kind='holiday'] :is([data-weekday], b) { color: ${color.holiday}; }
  li > [data-today] b { background: ${color.brand}; color: ${color.onBrand}; }
  i { display: flex; align-items: flex-end; width: 20px; height: 36px; border-radius: 4px; background: ${color.sunken}; overflow: hidden; }
  i::before { content: ''; display: block; width: 100%; height: calc(var(--share) * 100%); background: ${color.ink2}; }
  [data-open] i::before { background: ${color.primary}; }
  [data-open] [data-seats] { color: ${color.primaryText}; font-weight: ${weight.bold}; }
  @media (hover: hover) and (pointer: fine) { a:hover { background: ${color.bg}; } }
`
