import { useRouter } from 'next/router'
import { useQuery } from '@/api/useQuery'
import { accounts } from '@/contracts/accounts'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { flashMessage } from '@/shell/notifications/flash'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { ClientForm } from './components/ClientForm'
import type { SaveClient } from './hooks/useClientForm'
import { useCreateClient } from './hooks/useSaveClient'
import { clientDraftKey } from './lib/clientValues'

/** Adds a store to a company, with the first people who work there. */
export function AddClientScreen({ companyId }: Params<typeof routes.addClient.path>) {
  const router = useRouter()
  const { data: me } = useQuery(accounts.me, {})
  const { data: stores } = useQuery(accounts.clients, {})
  const createClient = useCreateClient(companyId)
  const list = href(routes.companyClients, { companyId })
  // The search for a postal code is a call of a store. The new one has no id yet, so another of the company asks.
  const sibling = stores?.items.find((store) => String(store.companyId) === companyId)
  const handleSave: SaveClient = async (values, { isDuplicateConfirmed, onSaved }) => {
    const { client, arePicturesSaved } = await createClient(values, isDuplicateConfirmed)
    onSaved()
    const invited = values.invitations.length
    flashMessage({
      type: arePicturesSaved ? 'success' : 'warning',
      body: [
        `「${client.name}」を追加しました。`,
        ...(invited > 0 ? [`${invited}名に招待メールを送ります。`] : []),
        ...(arePicturesSaved
          ? []
          : ['写真は保存できませんでした。「編集する」から、もう一度追加してください。']),
      ],
    })
    await router.push(href(routes.companyClient, { companyId, clientId: client.id }))
  }
  return (
    <PageLayout
      title={<BarTitle>店舗を追加</BarTitle>}
      crumbs={[{ label: '店舗一覧', href: list }, { label: '店舗を追加' }]}
    >
      <ClientForm
        placeClientId={sibling && String(sibling.id)}
        draftKey={clientDraftKey(me?.id, `${companyId}:new`)}
        verb='追加'
        backTo={list}
        onSave={handleSave}
      />
    </PageLayout>
  )
}
