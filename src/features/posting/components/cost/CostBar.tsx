import { ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { arriving } from '@/lib/browser/arriving'
import { formatHours, formatSlashDay } from '@/lib/dates/tokyoDate'
import { formatNumber } from '@/lib/text/money'
import type { PostingValues } from '@/features/posting/lib/postingValues'
import type { Preview } from '@/features/posting/hooks/usePostingPreview'

const load = () => import('./CostSheet').then((m) => m.CostSheet)
const ahead = () => void load().catch(() => undefined)
const useCostSheet = arriving(load)

/** Phones: when and how much in one line above the button; a touch opens the bill. */
export function CostBar({ preview, values }: { preview: Preview; values: PostingValues }) {
  const [open, setOpen] = useState(false)
  const known = preview.answer?.preview
  const [CostSheet, failed, retry] = useCostSheet(open)
  return (
    <>
      <button
        className='costBarLine'
        type='button'
        aria-haspopup='dialog'
        onPointerEnter={ahead}
        onFocus={ahead}
        onClick={() => {
          if (failed) retry()
          setOpen(true)
        }}
      >
        <span>
          {known
            ? `${formatSlashDay(known.startAt)} ${formatHours(known.startAt, known.endAt)}`
            : '日時を入れてください'}{' '}
          ・ {values.peopleWanted ?? '–'}名
          <small>
            内訳を見る
            <ChevronUp size={14} aria-hidden />
          </small>
        </span>
        {known && (
          <b aria-busy={preview.asking}>
            {formatNumber(known.cost.totalYen)}
            <i>円</i>
          </b>
        )}
      </button>
      {open && CostSheet && (
        <CostSheet preview={preview} values={values} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
