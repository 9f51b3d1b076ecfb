import { QrCode, Search, Send, UserPlus, Users } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import styled from 'styled-components'
import { useQuery } from '@/api/useQuery'
import { useUrlState } from '@/api/useUrlState'
import { useCan } from '@/components/permissions/useCan'
import { offerings } from '@/contracts/offerings'
import { graduates } from '@/contracts/workers'
import { cannotPostTo } from '@/domain/workers/groups'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { Menu } from '@/ui/buttons/Menu'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { Tabs } from '@/ui/navigation/Tabs'
import { media } from '@/ui/tokens'
import { DedicatedOfferings } from './components/graduates/DedicatedOfferings'
import { GraduateMembers } from './components/graduates/GraduateMembers'
import type { GraduateAction, GraduateRights } from './components/graduates/GraduateTable'

const loading = LazyDialogBoundary
const AddGraduatesSheet = dynamic(
  () => import('./components/graduates/AddGraduatesSheet').then((m) => m.AddGraduatesSheet),
  { ssr: false, loading },
)
const GraduateSheet = dynamic(
  () => import('@/components/workers/GraduateSheet').then((m) => m.GraduateSheet),
  { ssr: false, loading },
)
const RemoveGraduateDialog = dynamic(
  () => import('./components/graduates/RemoveGraduateDialog').then((m) => m.RemoveGraduateDialog),
  { ssr: false, loading },
)
const OfferPicker = dynamic(
  () => import('@/components/offers/OfferPicker').then((m) => m.OfferPicker),
  { ssr: false, loading },
)

type Path = Params<typeof routes.graduates.path>
const title = <BarTitle>卒業ワーカー</BarTitle>

/** The graduates of a store, and the dedicated offerings that only they see. */
export function GraduatesScreen({ clientId }: Path) {
  const [query, setQuery] = useUrlState(routes.graduates.query)
  const [action, setAction] = useState<GraduateAction>()
  const canPost = useCan(offerings.create)
  const canRegister = useCan(graduates.register)
  const { tab, ...listQuery } = query
  const page = tab === '' ? query.page : 1
  const read = useQuery(
    graduates.list,
    { clientId, query: { ...listQuery, page } },
    { keepPreviousData: true },
  )
  const count = read.data?.totalCount
  return (
    <PageLayout
      title={title}
      actions={
        <HeaderActions
          clientId={clientId}
          canPost={canPost}
          canRegister={canRegister}
          refusal={cannotPostTo({ count, reachedCount: read.data?.visibleCount })}
          onAction={setAction}
        />
      }
    >
      <Tabs
        label='卒業ワーカーと専用の求人'
        tabs={[
          { key: '', label: '卒業ワーカー', href: href(routes.graduates, { clientId }), count },
          {
            key: 'offerings',
            label: '専用の求人',
            href: href(routes.graduates, { clientId }, { tab: 'offerings' }),
          },
        ]}
        current={tab}
        onSelect={(key) => void setQuery({ tab: key === 'offerings' ? 'offerings' : '', page: 1 })}
      />
      {tab === 'offerings' ? (
        <DedicatedOfferings
          clientId={clientId}
          canPost={canPost}
          page={query.page}
          onPage={(next) => void setQuery({ page: next })}
        />
      ) : (
        <GraduateMembers
          clientId={clientId}
          read={read}
          query={query}
          onQuery={(patch) => void setQuery(patch)}
          canRegister={canRegister}
          onAction={setAction}
        />
      )}
      <ActionWindow clientId={clientId} action={action} onClose={() => setAction(undefined)} />
    </PageLayout>
  )
}

function HeaderActions({
  clientId,
  canPost,
  canRegister,
  refusal,
  onAction,
}: GraduateRights & {
  clientId: string
  /** Why an offering would reach nobody. */
  refusal: string | undefined
  onAction: (action: GraduateAction) => void
}) {
  const invitationHref = href(routes.invitation, { clientId }, { kind: 'graduate' })
  return (
    <>
      {canRegister && (
        <>
          <WideOnly>
            <ButtonLink icon={<QrCode aria-hidden />} href={invitationHref}>
              招待QR
            </ButtonLink>
          </WideOnly>
          <Menu
            outlined
            label='人を追加'
            icon={<UserPlus aria-hidden />}
            items={[
              {
                label: '勤務経験者から選ぶ',
                icon: Users,
                onSelect: () => onAction({ kind: 'add' }),
              },
              {
                label: 'ワーカーの一覧から選ぶ',
                icon: Search,
                href: href(routes.users, { clientId }),
              },
              { label: '招待QRを表示する', icon: QrCode, href: invitationHref },
            ]}
          />
        </>
      )}
      {canPost && (
        <Button
          tone='primary'
          icon={<Send aria-hidden />}
          disabledReason={refusal}
          onClick={() => onAction({ kind: 'post' })}
        >
          全員に求人を送る
        </Button>
      )}
    </>
  )
}

function ActionWindow({
  clientId,
  action,
  onClose,
}: {
  clientId: string
  action: GraduateAction | undefined
  onClose: () => void
}) {
  switch (action?.kind) {
    case undefined:
      return null
    case 'add':
      return <AddGraduatesSheet clientId={clientId} onClose={onClose} />
    case 'post':
      return <OfferPicker isForGraduates clientId={clientId} onClose={onClose} />
    case 'edit':
      return (
        <GraduateSheet
          clientId={clientId}
          user={action.graduate}
          particulars={action.graduate}
          onClose={onClose}
        />
      )
    case 'remove':
      return (
        <RemoveGraduateDialog clientId={clientId} graduate={action.graduate} onClose={onClose} />
      )
  }
}

/** Hidden on phones, which have the same entry in the menu. */
const WideOnly = styled.span`
  display: contents;
  ${media.phone} {
    display: none;
  }
`
