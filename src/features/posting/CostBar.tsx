import { ChevronUp } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { formatHours, formatSlashDay } from '@/lib/jst'
import { formatNumber } from '@/lib/money'
import { preloadDialog } from '@/ui/Dialog'
import { Sheet } from '@/ui/Sheet'
import { color, font, target, weight } from '@/ui/tokens'
import { CostPanel } from './CostPanel'
import type { PostingValues } from './postingValues'
import type { Preview } from './usePostingPreview'

/** Phones: when and how much in one line above the button; a touch opens the bill. */
export function CostBar({ preview, values }: { preview: Preview; values: PostingValues }) {
  const [open, setOpen] = useState(false), known = preview.answer?.preview
  return (
    <>
      <Line type='button' aria-haspopup='dialog' {...preloadDialog} onClick={() => setOpen(true)}>
        <span>{known ? `${formatSlashDay(known.startAt)} ${formatHours(known.startAt, known.endAt)}` : '日時を入れてください'} ・ {values.peopleWanted ?? '–'}名<small>内訳を見る<ChevronUp size={14} aria-hidden /></small></span>
        {known && <b aria-busy={preview.asking}>{formatNumber(known.cost.totalYen)}<i>円</i></b>}
      </Line>
      {open && <Sheet title='費用の見込み' onClose={() => setOpen(false)}><CostPanel preview={preview} values={values} /></Sheet>}
    </>
  )
}

const Line = styled.button`
  display: flex; justify-content: space-between; align-items: center; gap: 12px; width: 100%; min-height: ${target}; padding: 0; border: 0; background: none; color: ${color.ink}; font: inherit; font-size: 13px; line-height: 1.4; text-align: left; cursor: pointer;
  small { display: flex; align-items: center; gap: 2px; font-size: ${font.xs}; color: ${color.primaryFill}; }
  b { font-size: ${font.l}; font-weight: ${weight.bold}; white-space: nowrap; font-variant-numeric: tabular-nums; }
  b[aria-busy='true'] { opacity: .6; }
  i { margin-left: 2px; font-style: normal; font-size: ${font.s}; }
`
