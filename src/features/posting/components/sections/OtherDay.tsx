import { lastPostingDay } from '@/domain/offerings/offering'
import { DateField } from '@/ui/dates/DateField'
import type { PostingForm } from '@/features/posting/lib/postingFields'
import { serverNow } from '@/lib/clock'

/** The date picker for any day that can be posted. */
export function OtherDay({ form, today }: { form: PostingForm; today: string }) {
  return (
    <DateField
      form={form}
      name='workOn'
      label='カレンダーから選ぶ'
      help='本日から60日以内の日を選べます。'
      min={today}
      max={lastPostingDay(serverNow())}
    />
  )
}
