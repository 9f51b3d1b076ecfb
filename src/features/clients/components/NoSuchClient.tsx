import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { NotFound } from '@/ui/feedback/NotFound'

/** Shown to head office if the URL names a store of another company, or none. */
export const NoSuchClient = ({ companyId }: { companyId: string }) => (
  <NotFound
    name='店舗'
    back={{ href: href(routes.companyClients, { companyId }), label: '店舗一覧へ戻る' }}
  >
    この企業の店舗ではないか、担当から外れています。
  </NotFound>
)
