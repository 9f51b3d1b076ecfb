import { Plus } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useExistingPage } from '@/api/useExistingPage'
import { useQuery } from '@/api/useQuery'
import { useUrlState } from '@/api/useUrlState'
import { QueryResult } from '@/components/queries/QueryResult'
import type { Invitation } from '@/contracts/invitations/schemas'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { PageMeta } from '@/shell/page/PageMeta'
import { Button } from '@/ui/buttons/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { LazyBoundary, LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { Tabs } from '@/ui/navigation/Tabs'
import { Accepted } from './Accepted'
import * as S from './invitation.styles'
import { InvitationCard } from './InvitationCard'
import { endpointsOf, type InvitationKind } from './saveInvitation'

const nameOf = (kind: InvitationKind) => (kind === 'graduate' ? '卒業ワーカー' : '認定ワーカー')
const titleOf = (kind: InvitationKind) => `${nameOf(kind)}招待`
const InvitePoster = dynamic(() => import('./InvitePoster').then((m) => m.InvitePoster), {
  ssr: false,
  loading: (state) => <PageLayout>{LazyBoundary(state)}</PageLayout>,
})
const InviteSheet = dynamic(() => import('./InviteSheet').then((m) => m.InviteSheet), {
  ssr: false,
  loading: LazyDialogBoundary,
})
const RenewDialog = dynamic(() => import('./RenewDialog').then((m) => m.RenewDialog), {
  ssr: false,
  loading: LazyDialogBoundary,
})

/** The invitations of the store, of its brand (workers who accept become trusted), and of graduates. */
export function InvitationScreen({ clientId }: Params<typeof routes.invitation.path>) {
  const [{ kind, page, print }, setQuery] = useUrlState(routes.invitation.query)
  const invitations = useQuery(
    endpointsOf(kind).read,
    { clientId, query: { page } },
    { keepPreviousData: true },
  )
  const { data } = invitations
  useExistingPage(data?.accepted, (next) => void setQuery({ page: next }))
  const retry = () => void invitations.mutate()
  if (print === '1' && data?.current)
    return (
      <InvitePoster
        clientId={clientId}
        kind={kind}
        invitation={data}
        url={data.current.url}
        back={href(routes.invitation, { clientId }, { kind })}
      />
    )
  return (
    <PageLayout title={<BarTitle>{titleOf(kind)}</BarTitle>}>
      <PageMeta title={titleOf(kind)} />
      <Tabs
        label='招待する範囲'
        tabs={tabsOf(clientId)}
        current={kind}
        onSelect={(key) => void setQuery({ kind: key as InvitationKind, page: 1 })}
      />
      <S.Body>
        <S.Help>
          {helpText(kind, data)}
          グループの名前は、ワーカーには表示されません。
        </S.Help>
        <QueryResult
          of={invitations}
          name='招待'
          heading='h2'
          skeleton={<Skeleton kind='cards' rows={2} />}
        >
          {(invitation) => (
            <LoadedInvitation
              clientId={clientId}
              kind={kind}
              invitation={invitation}
              onStale={retry}
            />
          )}
        </QueryResult>
        {data && (data.current || data.accepted.totalCount > 0) && (
          <Accepted
            clientId={clientId}
            accepted={data.accepted}
            onPage={(next) => void setQuery({ page: next })}
          />
        )}
      </S.Body>
    </PageLayout>
  )
}

const LISTED_STORES = 3
const tabsOf = (clientId: string) => [
  { key: '', label: 'この店舗', href: href(routes.invitation, { clientId }) },
  {
    key: 'brand',
    label: 'ブランド',
    href: href(routes.invitation, { clientId }, { kind: 'brand' }),
  },
  {
    key: 'graduate',
    label: '卒業ワーカー',
    href: href(routes.invitation, { clientId }, { kind: 'graduate' }),
  },
]
function helpText(kind: InvitationKind, invitation: Invitation | undefined) {
  if (kind === 'graduate')
    return 'URLかQRコードから参加した方は、元スタッフとして卒業ワーカーに登録され、卒業ワーカー限定の求人を見られるようになります。この店舗で働いていた方だけにお渡しください。'
  if (kind !== 'brand' || !invitation?.brandName)
    return 'URLかQRコードから参加した方は、この店舗の認定ワーカーになり、選んだグループに入ります。'
  const { brandName, storeNames } = invitation
  const listed = storeNames.slice(0, LISTED_STORES).join('、')
  const others = storeNames.length > LISTED_STORES ? 'ほか' : ''
  return `「${brandName}」の${storeNames.length}店舗(${listed}${others})で共有する招待です。どの店舗でも認定ワーカーになります。`
}

type LoadedProps = {
  clientId: string
  kind: InvitationKind
  invitation: Invitation
  onStale: () => void
}
function LoadedInvitation({ clientId, kind, invitation, onStale }: LoadedProps) {
  const [openDialog, setOpenDialog] = useState<'groups' | 'renew'>()
  const dialogProps = {
    clientId,
    kind,
    invitation,
    onClose: () => setOpenDialog(undefined),
    onStale,
  }
  const { refusal, current } = invitation
  return (
    <>
      {refusal && (
        <EmptyState heading='h2' art='worker' title='ブランドの招待は作れません'>
          {refusal}
        </EmptyState>
      )}
      {current && (
        <InvitationCard
          current={current}
          kind={kind}
          poster={href(routes.invitation, { clientId }, { kind, print: '1' })}
          onGroups={() => setOpenDialog('groups')}
          onRenew={() => setOpenDialog('renew')}
        />
      )}
      {!refusal && !current && (
        <EmptyState
          heading='h2'
          art='worker'
          title='招待はまだありません'
          action={
            <Button
              tone='primary'
              icon={<Plus aria-hidden />}
              onClick={() => setOpenDialog('groups')}
            >
              招待を作る
            </Button>
          }
        >
          {kind === 'graduate'
            ? '元スタッフの方にURLを送るか、QRコードを見せると、登録していただけます。'
            : 'また来てほしい方にURLを送るか、ポスターを休憩室に貼ると、認定ワーカーが増えます。'}
        </EmptyState>
      )}
      {openDialog === 'groups' && <InviteSheet {...dialogProps} />}
      {openDialog === 'renew' && <RenewDialog {...dialogProps} />}
    </>
  )
}
