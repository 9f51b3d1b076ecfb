import dynamic from 'next/dynamic'
import { useState, type ReactNode } from 'react'
import { useMutation } from '@/api/useMutation'
import { useQuery } from '@/api/useQuery'
import { useUrlState } from '@/api/useUrlState'
import { useCan } from '@/components/permissions/useCan'
import { groups } from '@/contracts/groups'
import type { GroupDetail } from '@/contracts/groups/schemas'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { LazyBoundary, LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'
import { Notice } from '@/ui/feedback/Notice'
import { GroupFacts } from './components/GroupFacts'
import { GroupMembers } from './components/GroupMembers'
import { GroupPage } from './components/GroupPage'
import { PostToGroupButton } from './components/PostToGroupButton'

const OfferPicker = dynamic(
  () => import('@/components/offers/OfferPicker').then((m) => m.OfferPicker),
  { ssr: false, loading: LazyDialogBoundary },
)
const StoreWorkerPicker = dynamic(
  () => import('./components/StoreWorkerPicker').then((m) => m.StoreWorkerPicker),
  { ssr: false, loading: LazyBoundary },
)

/** One group of a store: its members, its offerings, and a button to create an offering for it. */
export function GroupScreen({ clientId, groupId }: Params<typeof routes.group.path>) {
  const params = { clientId, groupId }
  const [{ page, made }, setQuery] = useUrlState(routes.group.query)
  const read = useQuery(groups.one, { ...params, query: { page } }, { keepPreviousData: true })
  const canUpdate = useCan(groups.update)
  const [update, isUpdating] = useMutation(groups.update)
  const [remove, isRemoving] = useMutation(groups.remove)
  const [isPickingOffer, setIsPickingOffer] = useState(false)
  const { data } = read
  const uses = (data?.inUseBy ?? []).map((use) => ({ ...use, clientId: Number(clientId) }))
  const postButton = data && (
    <PostToGroupButton group={data} onPress={() => setIsPickingOffer(true)} />
  )
  const isNew = made === '1'
  return (
    <GroupPage
      of={read}
      uses={uses}
      listHref={href(routes.groups, { clientId })}
      editHref={href(routes.editGroup, params)}
      canUpdate={canUpdate}
      update={(body) => update({ ...params, body })}
      isUpdating={isUpdating}
      remove={() => remove(params)}
      isRemoving={isRemoving}
      onPage={(next) => void setQuery({ page: next, made: '' })}
      action={!isNew && postButton}
      picker={(props) => <StoreWorkerPicker {...params} {...props} />}
    >
      {(group, members) => (
        <>
          {isNew && <CreatedNotice group={group} action={postButton} />}
          <GroupFacts group={group} uses={uses} />
          <GroupMembers {...members} clientId={clientId} group={group} />
          {isPickingOffer && (
            <OfferPicker
              clientId={clientId}
              groupId={Number(groupId)}
              onClose={() => setIsPickingOffer(false)}
            />
          )}
        </>
      )}
    </GroupPage>
  )
}

function CreatedNotice({ group, action }: { group: GroupDetail; action: ReactNode }) {
  return (
    <Notice
      tone='success'
      live
      title={`「${group.name}」(${group.usersCount}名)を作りました`}
      action={action}
    >
      {group.usersCount === 0
        ? '下の「ワーカーを追加」から、働いたことのある方を入れてください。'
        : 'ひな形を選ぶと、公開範囲にこのグループが入ります。'}
    </Notice>
  )
}
