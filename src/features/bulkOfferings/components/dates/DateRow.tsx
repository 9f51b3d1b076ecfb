import { Pencil, X } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState, type ReactNode } from 'react'
import type { MultidateDate } from '@/contracts/bulkOfferings/schemas'
import {
  differencesOf,
  hoursOf,
  type Conditions,
  type DateValidation,
} from '@/features/bulkOfferings/lib/bulkValues'
import { serverNow } from '@/lib/clock'
import { formatSlashDay } from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import { IconButton } from '@/ui/buttons/IconButton'
import { Link } from '@/ui/buttons/Link'
import { Tag } from '@/ui/data-display/Tag'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'
import { DateCell, DateMessage } from './DateCells'

const load = () => import('./DateEditor').then((m) => m.DateEditor)
const preload = () => void load().catch(() => undefined)
const DateEditor = dynamic(load, { ssr: false, loading: LazyDialogBoundary })

type Props = {
  date: MultidateDate
  /** The conditions of the source offering. */
  base: Conditions
  validation: DateValidation | undefined
  /** The days of the other rows, to which this date cannot be moved. Undefined: the day is fixed. */
  otherDays?: readonly string[]
  /** The list of the offerings on that day. */
  dayHref?: string
  removeLabel: string
  onRemove: () => void
  onChange: (date: MultidateDate) => void
  status?: ReactNode
}

/** One selected date: its conditions, its errors and warnings, and the buttons to edit or remove it. */
export function DateRow(props: Props) {
  const { date, validation, otherDays, removeLabel, onRemove, onChange } = props
  const [isEditing, setIsEditing] = useState(false)
  const day = formatSlashDay(date.workOn, serverNow())
  const errors = validation?.errors ?? []
  const hasOverlap = validation?.warnings.some((warning) => warning.code === 'overlap')
  return (
    <li data-error={errors.length > 0 || undefined} data-warning={hasOverlap ? '' : undefined}>
      <div data-row=''>
        <DateCell day={date.workOn} />
        <DateConditions {...props} />
        <IconButton
          label={`${day}の時間と人数を変える`}
          icon={<Pencil aria-hidden />}
          aria-expanded={isEditing}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => setIsEditing(!isEditing)}
        />
        <IconButton label={`${day}を${removeLabel}`} icon={<X aria-hidden />} onClick={onRemove} />
      </div>
      {isEditing && (
        <DateEditor
          date={date}
          otherDays={otherDays ?? []}
          canMove={otherDays !== undefined}
          errors={errors}
          onSave={(next) => {
            setIsEditing(false)
            onChange(next)
          }}
          onClose={() => setIsEditing(false)}
        />
      )}
    </li>
  )
}

function DateConditions({
  date,
  base,
  validation,
  dayHref,
  status,
}: Pick<Props, 'date' | 'base' | 'validation' | 'dayHref' | 'status'>) {
  const { hasOtherHours, hasOtherPeople, hasOtherPay } = differencesOf(date, base)
  const warnings = validation?.warnings ?? []
  return (
    <span data-conditions=''>
      {hoursOf(date)}
      <b data-changed={hasOtherPeople || undefined}>{date.peopleWanted}名</b>
      {hasOtherPay && <b data-changed=''>{formatYen(date.hourlyWageYen)}</b>}
      {(hasOtherHours || hasOtherPeople || hasOtherPay) && <Tag>変更あり</Tag>}
      {status}
      {validation?.errors.map((error) => (
        <DateMessage tone='error' key={error.message}>
          {error.message}
        </DateMessage>
      ))}
      {warnings.some((warning) => warning.code === 'overlap') && (
        <DateMessage tone='warning'>
          同じ時間の募集あり
          {dayHref !== undefined && (
            <Link
              href={dayHref}
              target='_blank'
              aria-label={`${formatSlashDay(date.workOn, serverNow())}の募集を新しいタブで見る`}
            >
              見る
            </Link>
          )}
        </DateMessage>
      )}
      {warnings
        .filter((warning) => warning.code === 'many_people')
        .map((warning) => (
          <DateMessage tone='warning' key={warning.code}>
            {warning.message}
          </DateMessage>
        ))}
    </span>
  )
}
