import { CalendarCheck, Check, Megaphone, Pencil, Star, type LucideIcon } from 'lucide-react'
import { setCssVariables } from '@/ui/styles/setCssVariables'

type CalendarState =
  | 'confirmed'
  | 'done'
  | 'reviewCandidate'
  | 'today'
  | 'wanted'
  | 'working'
  | 'unpublished'
/**
 * What a cell shows about a day. `label` is the state as text, `count` the number of offerings; `filled` of `total`
 * seats are taken.
 */
export type CalendarDay = {
  state?: CalendarState
  label?: string
  count?: number
  filled?: number
  total?: number
  unread?: boolean
}

const icons: Record<CalendarState, LucideIcon | null> = {
  confirmed: CalendarCheck,
  done: Check,
  reviewCandidate: Star,
  today: null,
  wanted: Megaphone,
  working: null,
  unpublished: Pencil,
}

/**
 * The visible state, offerings and seats of one day; the accessible name comes from CalendarCell.
 */
export function CalendarDayFacts({ facts, isPast }: { facts: CalendarDay; isPast: boolean }) {
  const { state, label, count, filled, total } = facts
  if (filled !== undefined && total !== undefined)
    return (
      <>
        <State state={state} label={label} />
        {!state && <Offerings count={count} />}
        <Seats count={count} filled={filled} total={total} fill={fillOf(facts, isPast)} />
      </>
    )
  if (!state) return <Offerings count={count} />
  return (
    <>
      <State state={state} label={label} />
      {count !== undefined && <span data-seats=''>{count}件</span>}
    </>
  )
}

function fillOf({ state, filled = 0, total = 0 }: CalendarDay, isPast: boolean) {
  if (filled < total && !isPast) return 'open'
  return state === 'working' ? 'now' : 'full'
}

function State({ state, label }: { state: CalendarState | undefined; label: string | undefined }) {
  if (!state || state === 'today') return null
  const Icon = icons[state]
  return (
    <span data-state={state}>
      {Icon ? <Icon /> : <i />}
      <span data-word=''>{label}</span>
    </span>
  )
}

function Offerings({ count = 0 }: { count: number | undefined }) {
  if (count === 0) return null
  return (
    <span data-offerings=''>
      <i />
      {count}
    </span>
  )
}

type SeatsProps = { count: number | undefined; filled: number; total: number; fill: string }
function Seats({ count, filled, total, fill }: SeatsProps) {
  return (
    <>
      <span data-seats=''>
        {count !== undefined && <span data-word=''>{count}件 </span>}
        {filled}/{total}
        <span data-word=''>名</span>
      </span>
      <span
        data-fill={fill}
        ref={setCssVariables({ '--share': total > 0 ? Math.min(1, filled / total) : 0 })}
      />
    </>
  )
}
