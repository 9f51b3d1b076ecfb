import { ServiceCard } from '@/parts/ServiceCard'
import { Skeleton } from '@/ui/Skeleton'

/** Until it is known whether the address carries a token, and whether that is alive. */
export function WaitingCard() {
  return <ServiceCard title='パスワードの再設定'><Skeleton kind='form' rows={2} /></ServiceCard>
}
