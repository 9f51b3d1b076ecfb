import { useRouter } from 'next/router'
import type { ReactNode } from 'react'
import { useQueryWhenReady } from '@/api/useQuery'
import { useScope } from '@/components/permissions/useScope'
import { accounts } from '@/contracts/accounts'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { PageMeta } from '@/shell/page/PageMeta'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { StateMessage } from '@/ui/feedback/StateMessage'
import { PageLayout } from '@/ui/layout/PageLayout'

type Kind = 'client' | 'company'
const messages: Record<Kind, { title: string; text: string }> = {
  client: {
    title: '店舗が見つかりません',
    text: 'URLが間違っているか、この店舗の担当から外れています。',
  },
  company: {
    title: '企業が見つかりません',
    text: 'URLが間違っているか、この企業の担当から外れています。',
  },
}

/** Whether the URL names a store or company to which the account has no access; false while that is unknown. */
function useIsUnknownScope(kind: Kind) {
  const { isReady } = useRouter()
  const { clientId, companyId } = useScope()
  const { data: clients } = useQueryWhenReady(accounts.clients, {})
  const { data: companies } = useQueryWhenReady(accounts.companies, kind === 'company' ? {} : null)
  const id = kind === 'client' ? clientId : companyId
  const ownScopes = kind === 'client' ? clients?.items : companies?.items
  if (!isReady) return false
  // An id that is not a number cannot exist.
  return id === undefined || (ownScopes !== undefined && !ownScopes.some((item) => item.id === id))
}

/**
 * Shows the pages of a store or company only to its accounts. For an unknown store or company, a single message
 * replaces the page, instead of an error in each section.
 */
export function ScopeGate({ kind, children }: { kind: Kind; children: ReactNode }) {
  if (!useIsUnknownScope(kind)) return children
  const { title, text } = messages[kind]
  return (
    <PageLayout title={title}>
      <PageMeta title={title} />
      <StateMessage
        art='search'
        title={text}
        action={<ButtonLink href={href(routes.account, {})}>店舗を選ぶ画面へ</ButtonLink>}
      />
    </PageLayout>
  )
}
