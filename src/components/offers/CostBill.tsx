import type { ComponentProps, ReactNode } from 'react'
import { formatYen } from '@/lib/text/money'
import { MoneyList } from '@/ui/data-display/MoneyList'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Bill } from './CostBill.styles'

type Props = {
  /** The number of people and the time for which the cost is calculated. */
  summary: ReactNode
  /** Undefined: not known yet. */
  cost: ComponentProps<typeof MoneyList> | undefined
  /** A sentence below the total. */
  note?: string
  /** Lines below the bill: a sentence, or a label with its amount. */
  notes?: readonly { label: string; yen?: number }[]
  isForGraduates?: boolean
  /** The cost of changed input is being read. */
  isBusy?: boolean
}

/** The cost of what is about to be published. */
export function CostBill({ summary, cost, note, notes = [], isForGraduates, isBusy }: Props) {
  return (
    <Bill aria-labelledby='bill' aria-busy={isBusy} data-graduates={isForGraduates || undefined}>
      <header>
        <h2 id='bill'>費用</h2>
        <small>{summary}</small>
      </header>
      {cost ? (
        <div>
          <MoneyList {...cost} />
          {note !== undefined && <p>{note}</p>}
        </div>
      ) : (
        <Skeleton kind='text' rows={5} />
      )}
      {notes.map(({ label, yen }) => (
        <footer key={label}>
          {label}
          {yen !== undefined && <b>{formatYen(yen)}</b>}
        </footer>
      ))}
    </Bill>
  )
}
