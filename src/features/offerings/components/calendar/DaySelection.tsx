import { CalendarPlus } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import type { useDaySelection } from '@/features/offerings/hooks/useDaySelection'
import { Button } from '@/ui/buttons/Button'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'
import { Notice } from '@/ui/feedback/Notice'
import { BulkBar } from '@/ui/layout/BulkBar'
import { ModeNotice } from './OfferingCalendar.styles'

const SourcePicker = dynamic(
  () => import('@/components/offers/SourcePicker').then((m) => m.SourcePicker),
  { ssr: false, loading: LazyDialogBoundary },
)

type Selection = ReturnType<typeof useDaySelection>

/** Explains the selection mode, with the button that leaves it. */
export function DaySelectionNotice({ selection }: { selection: Selection }) {
  const { isActive, cancel } = selection
  if (!isActive) return null
  return (
    <ModeNotice>
      <Notice
        live
        icon={CalendarPlus}
        title='募集する日を選んでください'
        action={
          <Button size={32} onClick={cancel}>
            選ぶのをやめる
          </Button>
        }
      >
        月を変えても、選んだ日は残ります。選べるのは本日から60日以内です。
      </Notice>
    </ModeNotice>
  )
}

type BarProps = { clientId: string; selection: Selection }

/** The button that continues with the selected days, to pick the offering that is copied to them. */
export function DaySelectionBar({ clientId, selection }: BarProps) {
  const { isActive, days, setDays, createFrom } = selection
  const [isPickerOpen, setIsPickerOpen] = useState(false)
  return (
    <>
      {isActive && (
        <BulkBar count={days.length} unit='日' onClear={() => setDays([])}>
          <Button size={44} onClick={() => setIsPickerOpen(true)}>
            {days.length}日に募集する内容を選ぶ
          </Button>
        </BulkBar>
      )}
      {isPickerOpen && (
        <SourcePicker
          clientId={clientId}
          onPick={(offering) => createFrom(offering.id)}
          onClose={() => setIsPickerOpen(false)}
        />
      )}
    </>
  )
}
