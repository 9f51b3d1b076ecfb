import { Pencil, TriangleAlert, X } from 'lucide-react'
import { useState, type ComponentType, type ReactNode } from 'react'
import { Link } from '@/ui/buttons/Link'
import type { MultidateDate, MultidateValidation } from '@/contracts/bulkOfferings/schemas'
import { formatSlashDay, weekdayName } from '@/lib/dates/tokyoDate'
import { formatYen } from '@/lib/text/money'
import { IconButton } from '@/ui/buttons/IconButton'
import { slashOf, hoursOf, type Conditions } from '@/features/bulkOfferings/lib/bulkValues'

type Told = Pick<MultidateValidation['items'][number], 'errors' | 'warnings'>
type Editor = ComponentType<{
  date: MultidateDate
  days: readonly string[]
  movable: boolean
  errors: Told['errors']
  onSave: (date: MultidateDate) => void
  onClose: () => void
}>
const load = () => import('./DateEditor')

type Props = {
  date: MultidateDate
  base: Conditions
  told: Told | undefined
  /** The other days, which this one may not be moved to; without it the day stays. */
  others?: readonly string[]
  /** Where to look at what is there already. */
  lookAt?: string
  removeLabel: string
  onRemove: () => void
  onChange: (date: MultidateDate) => void
  state?: ReactNode
}

/** One chosen day: its hours and people, what is wrong with it, and the two things to do about it. */
export function DateRow({
  date,
  base,
  told,
  others,
  lookAt,
  removeLabel,
  onRemove,
  onChange,
  state,
}: Props) {
  const [Editor, setEditor] = useState<Editor>()
  const day = formatSlashDay(date.workOn)
  const errors = told?.errors ?? []
  const overlap = told?.warnings.find((w) => w.code === 'overlap')
  const other = told?.warnings.filter((w) => w.code === 'many_people') ?? []
  const hours =
    date.startTime !== base.startTime ||
    date.endTime !== base.endTime ||
    date.breakMin !== base.breakMin
  const people = date.peopleWanted !== base.peopleWanted
  const pay =
    date.hourlyWageYen !== base.hourlyWageYen || date.transportationYen !== base.transportationYen
  return (
    <li data-error={errors.length > 0 || undefined} data-warning={overlap ? '' : undefined}>
      <div data-row=''>
        <span data-date=''>
          <b>{slashOf(date.workOn)}</b>({weekdayName(date.workOn)})
        </span>
        <span data-what=''>
          {hoursOf(date)}
          <b data-changed={people || undefined}>{date.peopleWanted}名</b>
          {pay && <b data-changed=''>{formatYen(date.hourlyWageYen)}</b>}
          {(hours || people || pay) && <span className='uiTag'>変更あり</span>}
          {state}
          {errors.map((e) => (
            <span data-fault='' key={e.message}>
              <TriangleAlert size={14} aria-hidden />
              {e.message}
            </span>
          ))}
          {overlap && (
            <span data-note=''>
              <TriangleAlert size={14} aria-hidden />
              同じ時間の募集あり
              {lookAt !== undefined && (
                <Link href={lookAt} target='_blank' aria-label={`${day}の募集を新しいタブで見る`}>
                  見る
                </Link>
              )}
            </span>
          )}
          {other.map((w) => (
            <span data-note='' key={w.code}>
              <TriangleAlert size={14} aria-hidden />
              {w.message}
            </span>
          ))}
        </span>
        <IconButton
          label={`${day}の時間と人数を変える`}
          icon={<Pencil aria-hidden />}
          aria-expanded={Editor !== undefined}
          onPointerEnter={() => void load()}
          onFocus={() => void load()}
          onClick={() => {
            if (Editor) setEditor(undefined)
            else void load().then((m) => setEditor(() => m.DateEditor))
          }}
        />
        <IconButton label={`${day}を${removeLabel}`} icon={<X aria-hidden />} onClick={onRemove} />
      </div>
      {Editor && (
        <Editor
          date={date}
          days={others ?? []}
          movable={others !== undefined}
          errors={errors}
          onSave={(next) => {
            setEditor(undefined)
            onChange(next)
          }}
          onClose={() => setEditor(undefined)}
        />
      )}
    </li>
  )
}
