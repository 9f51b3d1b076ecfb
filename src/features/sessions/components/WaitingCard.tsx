import { ServiceCard } from '@/components/account/ServiceCard'
import { Skeleton } from '@/ui/feedback/Skeleton'

/** Placeholder while the token of the URL is read and checked. */
export function WaitingCard() {
  return (
    <ServiceCard title='パスワードの再設定'>
      <Skeleton kind='form' rows={2} />
    </ServiceCard>
  )
}
