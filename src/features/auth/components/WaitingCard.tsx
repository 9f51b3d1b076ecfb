import { ServiceCard } from '@/components/account/ServiceCard'
import { Skeleton } from '@/ui/feedback/Skeleton'

/** Until it is known whether the address carries a token, and whether that is alive. */
export function WaitingCard() {
  return (
    <ServiceCard title='パスワードの再設定'>
      <Skeleton kind='form' rows={2} />
    </ServiceCard>
  )
}
