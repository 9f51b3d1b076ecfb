import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Tabs } from '@/ui/navigation/Tabs'

type Props = {
  clientId: string
  current: 'users' | 'client'
  unreviewedCount?: number | undefined
}

/** Tabs: the store's reviews of workers, and the workers' reviews of the store. */
export function ReviewsTabs({ clientId, current, unreviewedCount }: Props) {
  return (
    <Tabs
      label='評価の種類'
      current={current}
      tabs={[
        {
          key: 'users',
          label: 'ワーカーの評価',
          href: href(routes.reviews, { clientId }),
          ...(unreviewedCount === undefined ? {} : { count: unreviewedCount }),
        },
        { key: 'client', label: '店舗の評価', href: href(routes.clientReviews, { clientId }) },
      ]}
    />
  )
}
