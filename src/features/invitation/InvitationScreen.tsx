import dynamic from 'next/dynamic'
import { Copy, Plus, Printer, RefreshCw, Users } from 'lucide-react'
import { useRef, useState } from 'react'
import { useQuery } from '@/api/hooks'
import { useUrlState } from '@/api/useUrlState'
import { invitations } from '@/contracts/invitations'
import type { Invitation } from '@/contracts/invitations/schemas'
import { formatDateTime } from '@/lib/dates/tokyoDate'
import { useCan } from '@/components/permissions/useCan'
import { useForbidden } from '@/components/permissions/useForbidden'
import { routes } from '@/routes/routes'
import { href, type Params } from '@/routes/href'
import { BarTitle } from '@/ui/layout/BarTitle'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { preloadDialog } from '@/ui/dialogs/Dialog'
import { DescriptionList } from '@/ui/data-display/DescriptionList'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Forbidden } from '@/ui/feedback/Forbidden'
import { PageLayout } from '@/ui/layout/PageLayout'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Tabs } from '@/ui/navigation/Tabs'
import { Accepted } from './Accepted'
import * as S from './invitation.styles'
import { LazyBoundary, LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'

const TITLE = <BarTitle>認定ワーカー招待</BarTitle>
const InvitePoster = dynamic(() => import('./InvitePoster').then((m) => m.InvitePoster), {
  ssr: false,
  loading: (state) => <PageLayout title={TITLE}>{LazyBoundary(state)}</PageLayout>,
})
const InviteSheet = dynamic(() => import('./InviteSheet').then((m) => m.InviteSheet), {
  ssr: false,
  loading: LazyDialogBoundary,
})
const RenewDialog = dynamic(() => import('./RenewDialog').then((m) => m.RenewDialog), {
  ssr: false,
  loading: LazyDialogBoundary,
})

/** Workers whom the store knows come by this code, and are trusted from then on: the store's own, and the one of its brand. */
export function InvitationScreen({ clientId }: Params<typeof routes.invitation.path>) {
  const [{ kind, page, print }, setQuery] = useUrlState(routes.invitation.query)
  const endpoint = kind === 'brand' ? invitations.brand : invitations.one
  const allowed = useCan(invitations.one)
  const forbidden = useForbidden(invitations.one)
  const { data, error, isValidating, mutate } = useQuery(
    endpoint,
    allowed ? { clientId, query: { page } } : null,
    { keepPreviousData: true },
  )
  const [open, setOpen] = useState<'groups' | 'renew'>()
  const [Poster, posterFailed, posterAgain] = usePoster(print === '1' && !forbidden)
  const [Sheet, sheetFailed, sheetAgain] = useSheet(open === 'groups')
  const [Renew, renewFailed, renewAgain] = useRenew(open === 'renew')
  const title = <BarTitle>認定ワーカー招待</BarTitle>
  const close = () => setOpen(undefined)
  if (forbidden)
    return (
      <PageLayout title={title}>
        <Forbidden heading='h2' title='招待を見る権限がありません'>
          招待のURLを持つ人は認定ワーカーになれるため、店舗管理者と企業の担当者だけが表示できます。
        </Forbidden>
      </PageLayout>
    )
  if (print === '1' && data?.current) {
    return Poster ? (
      <Poster
        clientId={clientId}
        invitation={data}
        url={data.current.url}
        back={href(routes.invitation, { clientId }, { kind })}
      />
    ) : (
      <PageLayout title={title}>
        {posterFailed ? (
          <ErrorState title='ポスターを表示できません' onRetry={posterAgain} />
        ) : (
          <Skeleton kind='cards' rows={1} />
        )}
      </PageLayout>
    )
  }
  const tabs = [
    { key: '', label: 'この店舗', href: href(routes.invitation, { clientId }) },
    {
      key: 'brand',
      label: 'ブランド',
      href: href(routes.invitation, { clientId }, { kind: 'brand' }),
    },
  ]
  return (
    <PageLayout title={title}>
      <Tabs
        label='招待する範囲'
        tabs={tabs}
        current={kind}
        onSelect={(key) => void setQuery({ kind: key === 'brand' ? 'brand' : '' })}
      />
      <S.Body>
        <S.Help>
          {kind === 'brand' && data?.brandName
            ? `「${data.brandName}」の${data.storeNames.length}店舗(${data.storeNames.slice(0, 3).join('、')}${data.storeNames.length > 3 ? 'ほか' : ''})で共有する招待です。どの店舗でも認定ワーカーになります。`
            : 'URLかQRコードから参加した方は、この店舗の認定ワーカーになり、選んだグループに入ります。'}
          グループの名前は、ワーカーには表示されません。
        </S.Help>
        {error && (
          <ErrorState
            heading='h2'
            inline={!!data}
            title='招待を読み込めませんでした'
            onRetry={() => void mutate()}
            retrying={isValidating}
          >
            {error.message}
          </ErrorState>
        )}
        {!data && !error && <Skeleton kind='cards' rows={2} />}
        {(sheetFailed || renewFailed) && (
          <LazyLoadError onRetry={sheetFailed ? sheetAgain : renewAgain} />
        )}
        {data?.refusal && (
          <EmptyState heading='h2' art='worker' title='ブランドの招待は作れません'>
            {data.refusal}
          </EmptyState>
        )}
        {data && !data.refusal && !data.current && (
          <EmptyState
            heading='h2'
            art='worker'
            title='招待はまだありません'
            action={
              <Button tone='primary' icon={<Plus aria-hidden />} onClick={() => setOpen('groups')}>
                招待を作る
              </Button>
            }
          >
            また来てほしい方にURLを送るか、ポスターを休憩室に貼ると、認定ワーカーが増えます。
          </EmptyState>
        )}
        {data?.current && (
          <Current
            current={data.current}
            poster={href(routes.invitation, { clientId }, { kind, print: '1' })}
            onGroups={() => setOpen('groups')}
            onRenew={() => setOpen('renew')}
          />
        )}
        {data && (data.current || data.accepted.totalCount > 0) && (
          <Accepted
            clientId={clientId}
            accepted={data.accepted}
            loading={isValidating}
            onPage={(next) => void setQuery({ page: next })}
          />
        )}
      </S.Body>
      {open === 'groups' && Sheet && data && (
        <Sheet
          clientId={clientId}
          kind={kind}
          invitation={data}
          onClose={close}
          onStale={() => void mutate()}
        />
      )}
      {open === 'renew' && Renew && data?.current && (
        <Renew
          clientId={clientId}
          kind={kind}
          invitation={data}
          onClose={close}
          onStale={() => void mutate()}
        />
      )}
    </PageLayout>
  )
}

function Current({
  current,
  poster,
  onGroups,
  onRenew,
}: {
  current: NonNullable<Invitation['current']>
  poster: string
  onGroups: () => void
  onRenew: () => void
}) {
  const [Code, failed, again] = useCode(true)
  const address = useRef<HTMLInputElement>(null)
  const [told, setTold] = useState('')
  const now = new Date()
  async function copy() {
    try {
      await navigator.clipboard.writeText(current.url)
      setTold('URLをコピーしました。')
    } catch {
      // Refused, or a page that did not come over https.
      address.current?.select()
      setTold('コピーできませんでした。選択されているURLを、ご自身でコピーしてください。')
    }
  }
  return (
    <S.Card>
      <S.CodeFrame>
        {Code ? (
          <Code url={current.url} />
        ) : failed ? (
          <ErrorState inline title='QRを表示できません' onRetry={again}>
            通信を確かめてください。
          </ErrorState>
        ) : (
          <Skeleton kind='text' rows={3} />
        )}
      </S.CodeFrame>
      <S.Facts>
        <div>
          <S.Address>
            <input
              ref={address}
              readOnly
              aria-label='招待URL'
              value={current.url}
              onFocus={(e) => e.target.select()}
            />
            <Button
              tone='primary'
              size={44}
              icon={<Copy size={18} aria-hidden />}
              onClick={() => void copy()}
            >
              コピー
            </Button>
          </S.Address>
          <p role='status'>{told}</p>
        </div>
        <DescriptionList
          narrow
          items={[
            {
              label: '入るグループ',
              value:
                current.targetGroups.length > 0
                  ? current.targetGroups.map((g) => g.name).join('、')
                  : 'なし(認定ワーカーになるだけ)',
            },
            { label: '参加した人', value: `${current.acceptedCount.toLocaleString('ja-JP')}名` },
            {
              label: '作成',
              value: `${formatDateTime(current.createdAt, now)}${current.createdByName ? `・${current.createdByName}さん` : ''}`,
            },
          ]}
        />
        <S.Actions>
          <ButtonLink icon={<Printer size={18} aria-hidden />} href={poster}>
            ポスターを印刷
          </ButtonLink>
          <Button icon={<Users size={18} aria-hidden />} onClick={onGroups}>
            入るグループを変える
          </Button>
          <Button {...preloadDialog} icon={<RefreshCw size={18} aria-hidden />} onClick={onRenew}>
            URLを作り直す
          </Button>
        </S.Actions>
      </S.Facts>
    </S.Card>
  )
}
