import { useEffect, useRef } from 'react'
import { lastOfferingDay } from '@/domain/offerings/offering'
import type { OfferingForm } from '@/features/offerings/lib/offeringFields'
import { serverNow } from '@/lib/clock'
import { DateField } from '@/ui/dates/DateField'
import { useIsMobile } from '@/ui/responsive/useIsMobile'

/** The date picker for any day that can be posted. */
export function OtherDay({ form, today }: { form: OfferingForm; today: string }) {
  const isMobile = useIsMobile()
  const field = useRef<HTMLDivElement>(null)
  // On a phone the field would appear behind the action bar, and its calendar needs the height of the screen, so it is
  // scrolled into view. jsdom has no scrollIntoView.
  useEffect(() => {
    const element = field.current
    if (isMobile && element && 'scrollIntoView' in element)
      element.scrollIntoView({ block: 'start' })
  }, [isMobile])
  return (
    <div ref={field}>
      <DateField
        form={form}
        name='workOn'
        label='カレンダーから選ぶ'
        help='本日から60日以内の日を選べます。'
        min={today}
        max={lastOfferingDay(serverNow())}
      />
    </div>
  )
}
