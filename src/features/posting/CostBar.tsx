import { ChevronUp } from '@/ui/icons'
import { useState } from 'react'
import { formatHours, formatSlashDay } from '@/lib/jst'
import { formatNumber } from '@/lib/money'
import { preloadDialog } from '@/ui/Dialog'
import { Sheet } from '@/ui/Sheet'
import { CostPanel } from './CostPanel'
import type { PostingValues } from './postingValues'
import type { Preview } from './usePostingPreview'

/** Phones: when and how much in one line above the button; a touch opens the bill. */
export function CostBar({ preview, values }: { preview: Preview; values: PostingValues }) {
  const [open, setOpen] = useState(false), known = preview.answer?.preview
  return (
    <>
      <button className='costBarLine' type='button' aria-haspopup='dialog' {...preloadDialog} onClick={() => setOpen(true)}>
        <span>{known ? `${formatSlashDay(known.startAt)} ${formatHours(known.startAt, known.endAt)}` : '日時を入れてください'} ・ {values.peopleWanted ?? '–'}名<small>内訳を見る<ChevronUp size={14} aria-hidden /></small></span>
        {known && <b aria-busy={preview.asking}>{formatNumber(known.cost.totalYen)}<i>円</i></b>}
      </button>
      {open && <Sheet title='費用の見込み' onClose={() => setOpen(false)}><CostPanel preview={preview} values={values} /></Sheet>}
    </>
  )
}
