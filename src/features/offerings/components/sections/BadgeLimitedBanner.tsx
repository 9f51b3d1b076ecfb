import { serverNow } from '@/lib/clock'
import { addDays, dayOf } from '@/lib/date'
import { badgeLimitedRecommendBanner, type BannerClosing } from '@/lib/storage/storedValues'
import { useStored } from '@/lib/storage/useStored'
import { Button } from '@/ui/buttons/Button'
import { Notice } from '@/ui/feedback/Notice'

/** The number of days for which the banner stays hidden after it was closed. */
const REST_DAYS = 30
const isResting = ({ lastClosedDate }: BannerClosing, today: string) =>
  lastClosedDate !== null && lastClosedDate <= today && today < addDays(lastClosedDate, REST_DAYS)

/**
 * Recommends limiting the offering to workers with a badge of the store, if any worker has one. Once closed, it stays
 * hidden for `REST_DAYS` on this device.
 */
export function BadgeLimitedBanner({
  holdersCount,
  onLimit,
}: {
  holdersCount: number
  onLimit: () => void
}) {
  const [closing, setClosing] = useStored(badgeLimitedRecommendBanner)
  const today = dayOf(serverNow())
  if (holdersCount === 0 || isResting(closing, today)) return null
  const close = () => setClosing({ closeCount: closing.closeCount + 1, lastClosedDate: today })
  return (
    <Notice
      title='バッジをもつワーカーに絞って募集できます'
      action={
        <>
          <Button size={32} onClick={onLimit}>
            バッジ限定にする
          </Button>
          <Button size={32} onClick={close}>
            閉じる
          </Button>
        </>
      }
    >
      この店舗の業務に慣れたワーカーだけに表示します。空きが残れば、一般公開に切り替えられます。
    </Notice>
  )
}
