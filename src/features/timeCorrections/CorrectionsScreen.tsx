import { Check, ScanLine } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { notifyError } from '@/api/client'
import { useMutation, useQuery } from '@/api/hooks'
import { useUrlState } from '@/api/useUrlState'
import { fixPaymentRequests } from '@/contracts/fixPaymentRequests'
import type { FixPaymentRequest } from '@/contracts/fixPaymentRequests/schemas'
import { formatYen } from '@/lib/text/money'
import { notify } from '@/lib/notifications/notificationQueue'
import { useCan } from '@/components/permissions/useCan'
import { useForbidden } from '@/components/permissions/useForbidden'
import { routes } from '@/routes/routes'
import { href, type Params } from '@/routes/href'
import { BarTitle } from '@/ui/layout/BarTitle'
import { BulkBar } from '@/ui/layout/BulkBar'
import { Button } from '@/ui/buttons/Button'
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog'
import { preloadDialog } from '@/ui/dialogs/Dialog'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Forbidden } from '@/ui/feedback/Forbidden'
import { PageLayout } from '@/ui/layout/PageLayout'
import { Pagination } from '@/ui/navigation/Pagination'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Tabs } from '@/ui/navigation/Tabs'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { CorrectionCard } from './components/CorrectionCard'
import * as S from './CorrectionsScreen.styles'

/** Corrections that workers ask for: plan, scans and request side by side, and the pay that an approval fixes. */
export function CorrectionsScreen({ clientId }: Params<typeof routes.corrections.path>) {
  const [query, setQuery] = useUrlState(routes.corrections.query)
  const forbidden = useForbidden(fixPaymentRequests.list)
  const may = useCan(fixPaymentRequests.answer)
  const { data, error, isValidating, mutate } = useQuery(
    fixPaymentRequests.list,
    forbidden ? null : { clientId, query },
  )
  const [approveAll, approving] = useMutation(fixPaymentRequests.bulkApprove)
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const [asking, setAsking] = useState(false)
  const [writing, setWriting] = useState<FixPaymentRequest>()
  const list = useRef<HTMLDivElement>(null)
  const leaving = useRef<{ id: number; at: number }>(undefined)
  const waiting = query.status === 'requested'
  const read = data?.items ?? []
  // Somebody else may have answered what this one is being written to: it stays, and the server says who was first.
  const items =
    waiting && writing && data && !read.some((one) => one.id === writing.id)
      ? [...read, writing].sort((a, b) => a.dueAt.localeCompare(b.dueAt))
      : read
  const matching = items.filter(
    (one) => one.status === 'requested' && one.bulkRefusal === null && one.refusal === null,
  )
  const chosen = matching.filter((one) => selected.has(one.id))
  const total = chosen.reduce((sum, one) => sum + one.requested.pay.grossYen, 0)
  const tabs = [
    {
      key: 'requested',
      label: '承認待ち',
      href: href(routes.corrections, { clientId }),
      ...(waiting && data ? { count: data.totalCount } : {}),
    },
    {
      key: 'answered',
      label: '対応済み',
      href: href(routes.corrections, { clientId }, { status: 'answered' }),
    },
  ]
  const select = (id: number, on: boolean) =>
    setSelected(new Set([...selected].filter((one) => one !== id).concat(on ? [id] : [])))
  const toPage = (page: number) => {
    void setQuery({ page })
  }
  useEffect(() => {
    const gone = leaving.current
    if (!gone || asking || items.some((one) => one.id === gone.id)) return
    leaving.current = undefined
    // A moment later the dialog, too, has given the focus back.
    setTimeout(() => {
      if (document.activeElement !== document.body) return
      const cards = list.current?.querySelectorAll('article') ?? []
      ;(cards[Math.min(gone.at, cards.length - 1)] ?? list.current)?.focus()
    }, 200)
  })
  useEffect(() => {
    if (data && data.items.length === 0 && data.totalCount > 0) toPage(1)
  })
  async function approve() {
    leaving.current = chosen[0] && { id: chosen[0].id, at: items.indexOf(chosen[0]) }
    try {
      const result = await approveAll({
        clientId,
        body: {
          items: chosen.map((one) => ({ id: one.id, grossYen: one.requested.pay.grossYen })),
        },
      })
      const left = result.items.filter((one) => !one.approved)
      setSelected(new Set(left.map((one) => one.id)))
      if (result.approvedCount > 0)
        notify({
          type: 'success',
          body: [`${result.approvedCount}件を承認しました。合計 ${formatYen(result.totalYen)}`],
        })
      if (left.length > 0)
        notify({
          type: 'warning',
          body: left.flatMap((one) => one.message ?? []),
          autoClose: false,
        })
    } catch (problem) {
      notifyError(problem)
      void mutate()
    } finally {
      setAsking(false)
    }
  }
  if (forbidden)
    return (
      <PageLayout title={<BarTitle>修正依頼</BarTitle>}>
        <Forbidden heading='h2' title='修正依頼を見る権限がありません'>
          修正依頼を見られるのは、この店舗の担当者です。必要なときは、企業の管理者にご確認ください。
        </Forbidden>
      </PageLayout>
    )
  return (
    <PageLayout title={<BarTitle>修正依頼</BarTitle>}>
      <Tabs
        label='修正依頼の表示'
        tabs={tabs}
        current={waiting ? 'requested' : 'answered'}
        onSelect={(key) => {
          setSelected(new Set())
          void setQuery({ status: key === 'answered' ? 'answered' : 'requested' })
        }}
      />
      <S.Body ref={list} tabIndex={-1}>
        {error && (
          <ErrorState
            heading='h2'
            inline={!!data}
            title='修正依頼を読み込めませんでした'
            onRetry={() => void mutate()}
            retrying={isValidating}
          >
            {error.message}
          </ErrorState>
        )}
        {!data && !error && <Skeleton kind='cards' />}
        {data?.totalCount === 0 &&
          items.length === 0 &&
          (waiting ? (
            <EmptyState heading='h2' art='statement' title='承認待ちの修正依頼はありません'>
              遅刻や残業、QRを読み取れなかったときに、ワーカーから届きます。
            </EmptyState>
          ) : (
            <EmptyState heading='h2' art='statement' title='対応した修正依頼はまだありません'>
              承認・差し戻しをした修正依頼が、ここに残ります。
            </EmptyState>
          ))}
        {items.length > 0 && waiting && (
          <div data-note=''>
            <p>
              期限までに対応しないと、自動で承認されます。<span>期限の早い順です。</span>
            </p>
            {may && matching.length > 0 && (
              <Button
                tone='blue'
                size={32}
                icon={<ScanLine size={18} aria-hidden />}
                onClick={() => setSelected(new Set(matching.map((one) => one.id)))}
              >
                QR一致の{matching.length}件を選ぶ
              </Button>
            )}
          </div>
        )}
        {items.map((one, at) => (
          <CorrectionCard
            key={one.id}
            clientId={clientId}
            request={one}
            may={may}
            {...(may && matching.includes(one)
              ? { selected: selected.has(one.id), onSelect: (on: boolean) => select(one.id, on) }
              : {})}
            onWriting={(on) =>
              setWriting((now) => (on ? one : now?.id === one.id ? undefined : now))
            }
            onAnswering={() => {
              leaving.current = { id: one.id, at }
            }}
            onRefused={() => void mutate()}
          />
        ))}
        {data && items.length > 0 && (
          <Pagination
            page={data.page}
            perPage={data.perPage}
            total={data.totalCount}
            onPage={toPage}
            loading={isValidating}
          />
        )}
      </S.Body>
      <VisuallyHidden role='status'>
        {chosen.length > 0 && `${chosen.length}件を選択中、合計 ${formatYen(total)}`}
      </VisuallyHidden>
      <BulkBar count={chosen.length} onClear={() => setSelected(new Set())}>
        <S.Total>合計 {formatYen(total)}</S.Total>
        <Button
          {...preloadDialog}
          icon={<Check size={18} aria-hidden />}
          onClick={() => setAsking(true)}
        >
          {chosen.length}件を承認する
        </Button>
      </BulkBar>
      {asking && (
        <ConfirmDialog
          title={`${chosen.length}件の修正依頼を承認しますか`}
          applyLabel={`${formatYen(total)}で${chosen.length}件を承認する`}
          cancelLabel='やめる'
          loading={approving}
          irreversible
          onApply={() => void approve()}
          onClose={() => setAsking(false)}
        >
          <ul>
            {chosen.map((one) => (
              <li key={one.id}>
                {one.name}さん {formatYen(one.requested.pay.grossYen)}
              </li>
            ))}
          </ul>
          <p>承認すると報酬が確定し、ワーカーに知らせます。</p>
        </ConfirmDialog>
      )}
    </PageLayout>
  )
}
