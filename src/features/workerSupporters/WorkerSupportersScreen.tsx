import dynamic from 'next/dynamic'
import { MessageCircle } from 'lucide-react'
import { useEffect, useState } from 'react'
import { notifyError } from '@/api/client'
import { useMutation, useQuery } from '@/api/hooks'
import { useUrlState } from '@/api/useUrlState'
import { accounts } from '@/contracts/accounts'
import { workerSupporters } from '@/contracts/workerSupporters'
import type { SupporterCandidate } from '@/contracts/workerSupporters/schemas'
import { mostSupporters } from '@/domain/workers/workerSupporter'
import { dayOf } from '@/lib/dates/tokyoDate'
import { notify } from '@/lib/notifications/notificationQueue'
import { workerSupporterCandidatesFirstVisitDate } from '@/lib/storage/storedValues'
import { useStored } from '@/lib/storage/useStored'
import { Can } from '@/components/permissions/Can'
import { useCan } from '@/components/permissions/useCan'
import { useForbidden } from '@/components/permissions/useForbidden'
import { useRightsSettled } from '@/components/permissions/usePermissions'
import { routes } from '@/routes/routes'
import type { Params } from '@/routes/href'
import { BarTitle } from '@/ui/layout/BarTitle'
import { Button } from '@/ui/buttons/Button'
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog'
import { preloadDialog } from '@/ui/dialogs/Dialog'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { FilterBar } from '@/ui/fields/filters/FilterBar'
import { FilterSwitch } from '@/ui/fields/filters/FilterSwitch'
import { Forbidden } from '@/ui/feedback/Forbidden'
import { NoResult } from '@/ui/feedback/NoResult'
import { Notice } from '@/ui/feedback/Notice'
import { PageLayout } from '@/ui/layout/PageLayout'
import { Pagination } from '@/ui/navigation/Pagination'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'
import { SupporterCard } from './SupporterCard'
import * as S from './WorkerSupportersScreen.styles'

const InquirySheet = dynamic(() => import('./InquirySheet').then((m) => m.InquirySheet), {
  ssr: false,
  loading: LazyDialogBoundary,
})

/** Who shows newcomers the way: what that is (open on the first day somebody comes here), who fits, appointing and dismissing. */
export function WorkerSupportersScreen({ clientId }: Params<typeof routes.workerSupporters.path>) {
  const [query, setQuery] = useUrlState(routes.workerSupporters.query)
  const forbidden = useForbidden(workerSupporters.candidates)
  const { data, error, isValidating, isLoading, mutate } = useQuery(
    workerSupporters.candidates,
    forbidden ? null : { clientId, query },
    { keepPreviousData: true },
  )
  const { data: me } = useQuery(accounts.me, {})
  const may = useCan(workerSupporters.appoint)
  const settled = useRightsSettled({ clientId: Number(clientId) })
  const [appoint, saving] = useMutation(workerSupporters.appoint)
  const [firstVisit, setFirstVisit] = useStored(workerSupporterCandidatesFirstVisitDate)
  const today = dayOf(new Date())
  const [changing, setChanging] = useState<{ candidate: SupporterCandidate; on: boolean }>()
  const [asking, setAsking] = useState(false)
  useEffect(() => {
    if (workerSupporterCandidatesFirstVisitDate.get() === null) setFirstVisit(dayOf(new Date()))
  }, [setFirstVisit])
  const title = <BarTitle>ワーカーサポーター</BarTitle>
  const clear = () => void setQuery({ criteria_met_only: '' })
  if (forbidden)
    return (
      <PageLayout title={title}>
        <Forbidden heading='h2' title='ワーカーサポーターを見る権限がありません'>
          候補を見られるのは、この店舗の担当者です。必要なときは、企業の管理者にご確認ください。
        </Forbidden>
      </PageLayout>
    )

  async function change() {
    if (!data || !changing) return
    const { candidate, on } = changing
    try {
      await appoint({
        clientId,
        body: {
          knownIds: data.supporterIds,
          userIds: on
            ? [...data.supporterIds, candidate.userId]
            : data.supporterIds.filter((id) => id !== candidate.userId),
        },
      })
      notify({
        type: 'success',
        body: [
          on
            ? `${candidate.name}さんをワーカーサポーターに任命しました。`
            : `${candidate.name}さんの任命を解除しました。`,
        ],
      })
    } catch (problem) {
      notifyError(problem)
      void mutate()
    } finally {
      setChanging(undefined)
    }
  }
  const count = data?.supporterIds.length ?? 0
  const full = count >= mostSupporters
  return (
    <PageLayout
      title={title}
      actions={
        <Can do={workerSupporters.inquire} room>
          <Button
            icon={<MessageCircle size={18} aria-hidden />}
            {...preloadDialog}
            onClick={() => setAsking(true)}
          >
            問い合わせる
          </Button>
        </Can>
      }
    >
      <S.Content>
        <details open={firstVisit === null || firstVisit === today}>
          <summary>ワーカーサポーターとは</summary>
          <S.About>
            <li>当店の仕事をよく知るワーカーに、はじめての方への案内をお願いする仕組みです。</li>
            <li>任命・解除は、本人にメッセージで知らせます。</li>
            <li>
              報酬や勤務の条件は変わりません。いつでも解除できます。{mostSupporters}
              名まで任命できます。
            </li>
          </S.About>
        </details>
        <S.ListHeader>
          {data && (
            <p>
              任命中 {count}/{mostSupporters}名 ・ 候補 {data.totalCount}名
            </p>
          )}
          <FilterBar {...(query.criteria_met_only ? { onClear: clear } : {})}>
            <FilterSwitch
              label='条件を満たす人のみ'
              on={query.criteria_met_only === '1'}
              onChange={(on) => void setQuery({ criteria_met_only: on ? '1' : '' })}
            />
          </FilterBar>
        </S.ListHeader>
        {full && may && (
          <Notice tone='warning'>
            {mostSupporters}名を任命しています。新しく任命するには、ほかの方を解除してください。
          </Notice>
        )}
        {error && (
          <ErrorState
            heading='h2'
            inline={!!data}
            title='候補を読み込めませんでした'
            onRetry={() => void mutate()}
            retrying={isValidating}
          >
            {error.message}
          </ErrorState>
        )}
        {(!data || !settled) && !error && <Skeleton kind='people' rows={6} />}
        {data?.items.length === 0 &&
          (query.criteria_met_only ? (
            <NoResult what='候補' onClear={clear} />
          ) : (
            <EmptyState heading='h2' art='worker' title='候補になるワーカーはまだいません'>
              この店舗で勤務した方が、条件とともにここに並びます。
            </EmptyState>
          ))}
        {data && settled && data.items.length > 0 && (
          <ul aria-label='ワーカーサポーターの候補'>
            {data.items.map((candidate) => (
              <SupporterCard
                key={candidate.userId}
                candidate={candidate}
                {...(may && (candidate.supporter || !full)
                  ? { onChange: (on: boolean) => setChanging({ candidate, on }) }
                  : {})}
              />
            ))}
          </ul>
        )}
        {data && settled && data.items.length > 0 && (
          <Pagination
            page={data.page}
            perPage={data.perPage}
            total={data.totalCount}
            onPage={(page) => void setQuery({ page })}
            loading={isLoading}
          />
        )}
      </S.Content>
      {changing && (
        <ConfirmDialog
          title={
            changing.on
              ? `${changing.candidate.name}さんをワーカーサポーターに任命しますか`
              : `${changing.candidate.name}さんの任命を解除しますか`
          }
          applyLabel={changing.on ? '任命する' : '解除する'}
          cancelLabel='やめる'
          loading={saving}
          onApply={() => void change()}
          onClose={() => setChanging(undefined)}
        >
          <p>
            {changing.on
              ? '本人にメッセージで知らせます。任命は、いつでも解除できます。'
              : '本人にメッセージで知らせます。条件を満たしていれば、もう一度任命できます。'}
          </p>
        </ConfirmDialog>
      )}
      {asking && (
        <InquirySheet
          clientId={clientId}
          contactName={me?.name ?? ''}
          onClose={() => setAsking(false)}
        />
      )}
    </PageLayout>
  )
}
