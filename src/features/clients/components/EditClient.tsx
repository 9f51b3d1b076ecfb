import type { ReactNode } from 'react'
import { useQuery } from '@/api/useQuery'
import { useForbidden } from '@/components/permissions/useForbidden'
import { QueryResult } from '@/components/queries/QueryResult'
import { accounts } from '@/contracts/accounts'
import { clients } from '@/contracts/clients'
import type { Client } from '@/contracts/clients/schemas'
import type { SaveClient } from '@/features/clients/hooks/useClientForm'
import { useUpdateClient } from '@/features/clients/hooks/useSaveClient'
import { clientDraftKey } from '@/features/clients/lib/clientValues'
import { flashMessage } from '@/shell/notifications/flash'
import { Forbidden } from '@/ui/feedback/Forbidden'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { ClientForm } from './ClientForm'

type Props = { clientId: string; backTo: string; onSaved: () => Promise<unknown> }

/** Edits a store, for head office and the store itself. `missing`: shown if the store is not the company's. */
export function EditClient({
  clientId,
  backTo,
  onSaved,
  missing,
}: Props & { missing?: ReactNode }) {
  const isForbidden = useForbidden(clients.update)
  // Not revalidated: the form's initial data must not change while it is edited.
  const query = useQuery(clients.one, isForbidden ? null : { clientId }, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  })
  const { data, mutate } = query
  if (isForbidden)
    return (
      <Forbidden heading='h2' title='店舗の情報を編集する権限がありません'>
        店舗の情報を編集できるのは、企業管理者・企業担当者と店舗管理者です。必要なときは、店舗管理者にご依頼ください。
      </Forbidden>
    )
  if (!data)
    return (
      <QueryResult
        of={query}
        name='店舗の情報'
        heading='h2'
        skeleton={<Skeleton kind='form' rows={8} />}
        missing={missing}
      />
    )
  return (
    <EditForm
      client={data}
      clientId={clientId}
      backTo={backTo}
      onSaved={onSaved}
      readLatest={() => mutate()}
    />
  )
}

type FormProps = Props & { client: Client; readLatest: () => Promise<Client | undefined> }

function EditForm({ client, clientId, backTo, onSaved, readLatest }: FormProps) {
  const { data: me } = useQuery(accounts.me, {})
  const updateClient = useUpdateClient(clientId)
  const handleSave: SaveClient = async (
    values,
    { isDuplicateConfirmed, opened = client, onSaved: leave },
  ) => {
    const { name } = await updateClient(values, {
      lockVersion: opened.lockVersion,
      isDuplicateConfirmed,
    })
    leave()
    const invited = values.invitations.length
    flashMessage({
      type: 'success',
      body: [
        `「${name}」を保存しました。`,
        ...(invited > 0 ? [`${invited}名に招待メールを送ります。`] : []),
      ],
    })
    await onSaved()
  }
  return (
    <ClientForm
      client={client}
      placeClientId={clientId}
      draftKey={clientDraftKey(me?.id, clientId)}
      verb='保存'
      backTo={backTo}
      onSave={handleSave}
      readLatest={readLatest}
    />
  )
}
