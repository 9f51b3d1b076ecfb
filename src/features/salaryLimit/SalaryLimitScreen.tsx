import dynamic from 'next/dynamic'
import { CheckCheck, CircleCheck, Mail } from 'lucide-react'
import { useState } from 'react'
import { notifyError } from '@/api/client'
import { useMutation, useQuery } from '@/api/hooks'
import { useUrlState } from '@/api/useUrlState'
import { myNumber } from '@/contracts/myNumber'
import { salaryListTypes } from '@/contracts/myNumber/enums'
import { salaryListLabel } from '@/domain/workers/mynumberProvision'
import { formatFullDay } from '@/lib/dates/tokyoDate'
import { formatYen } from '@/lib/text/money'
import { notify } from '@/lib/notifications/notificationQueue'
import { useCan } from '@/components/permissions/useCan'
import { useForbidden } from '@/components/permissions/useForbidden'
import { routes } from '@/routes/routes'
import { href, type Params } from '@/routes/href'
import { BarTitle } from '@/ui/layout/BarTitle'
import { BulkBar } from '@/ui/layout/BulkBar'
import { Button } from '@/ui/buttons/Button'
import { preloadDialog } from '@/ui/dialogs/Dialog'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Forbidden } from '@/ui/feedback/Forbidden'
import { NoResult } from '@/ui/feedback/NoResult'
import { Notice } from '@/ui/feedback/Notice'
import { PageLayout } from '@/ui/layout/PageLayout'
import { Pagination } from '@/ui/navigation/Pagination'
import { SearchField } from '@/ui/fields/filters/SearchField'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Tabs } from '@/ui/navigation/Tabs'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'
import { SalaryRowItem } from './SalaryRowItem'
import * as S from './SalaryLimitScreen.styles'

const loadDialog = () => import('./RequestDialog').then((m) => m.RequestDialog)
const RequestDialog = dynamic(loadDialog, { ssr: false, loading: LazyDialogBoundary })

/** How much workers have taken of the limits of pay, and asking those who qualify for their individual number. Never the number itself. */
export function SalaryLimitScreen({ clientId }: Params<typeof routes.salaryLimit.path>) {
  const [query, setQuery] = useUrlState(routes.salaryLimit.query)
  // Not before it is known to be allowed: most roles may not see what others earn.
  const forbidden = useForbidden(myNumber.users)
  const may = useCan(myNumber.request)
  const here = useCan(myNumber.users) ? { clientId } : null
  const { data, error, isValidating, isLoading, mutate } = useQuery(
    myNumber.users,
    here && { ...here, query },
    { keepPreviousData: true },
  )
  const contract = useQuery(myNumber.contract, here)
  const threshold = useQuery(myNumber.requestableYearlySalary, here && {})
  const [request, requesting] = useMutation(myNumber.request)
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const [asking, setAsking] = useState(false)
  const able = data?.requestable ?? []
  const chosen = able.filter((one) => selected.has(one.userId))
  const concluded = contract.data?.status === 'concluded'
  // Both arrive before the line above the list is drawn, and the line before the list: nothing moves what is there.
  const told =
    (contract.data ?? contract.error) !== undefined &&
    (threshold.data ?? threshold.error) !== undefined
  const title = <BarTitle>報酬上限</BarTitle>
  if (forbidden)
    return (
      <PageLayout title={title}>
        <Forbidden heading='h2' title='報酬上限を見る権限がありません'>
          ワーカーの報酬とマイナンバーの状況を見られるのは、店舗管理者と企業の担当者です。必要なときは、店舗管理者にご確認ください。
        </Forbidden>
      </PageLayout>
    )

  const select = (userId: number, on: boolean) =>
    setSelected(new Set([...selected].filter((one) => one !== userId).concat(on ? [userId] : [])))
  async function send() {
    try {
      const { items, requestedCount } = await request({
        clientId,
        body: { userIds: chosen.map((one) => one.userId), purposeConfirmed: true },
      })
      const refused = items.filter((one) => !one.requested)
      if (requestedCount > 0)
        notify({
          type: 'success',
          body: [`${requestedCount}名にマイナンバーの提供を依頼しました。`],
        })
      if (refused.length > 0)
        notify({
          type: 'warning',
          body: refused.map(
            (one) =>
              `${able.find((person) => person.userId === one.userId)?.name ?? ''}さん: ${one.message ?? ''}`,
          ),
          autoClose: false,
        })
      setSelected(new Set())
    } catch (problem) {
      notifyError(problem)
      void mutate()
    } finally {
      setAsking(false)
    }
  }
  const clear = () => void setQuery({ keyword: '', list_type: 'all' })
  const filtered = query.keyword !== '' || query.list_type !== 'all'
  return (
    <PageLayout title={title}>
      <S.Content>
        {told &&
          contract.data &&
          (concluded ? (
            <S.Contract>
              <CircleCheck size={18} aria-hidden />
              <b>個人番号取扱委託契約 締結済み</b>
              {contract.data.concludedOn && <span>{formatFullDay(contract.data.concludedOn)}</span>}
              {threshold.data && (
                <small>
                  年の上限は12月1日から11月30日まで、同じ企業のすべての店舗の合計で数えます。
                  {formatYen(threshold.data.amountYen)}
                  に達した方には、マイナンバーの提供を依頼できます。
                </small>
              )}
            </S.Contract>
          ) : (
            <Notice tone='warning' title='個人番号取扱委託契約が締結されていません'>
              マイナンバーの提供を依頼するには、契約が必要です。企業の管理者から運営にお問い合わせください。
            </Notice>
          ))}
        {!told && <S.Contract data-pending='' />}
        {told && contract.error && (
          <ErrorState
            inline
            title='契約の状態を読み込めませんでした'
            onRetry={() => void contract.mutate()}
            retrying={contract.isValidating}
          >
            {contract.error.message}
          </ErrorState>
        )}
        <Tabs
          label='報酬上限の表示'
          current={query.list_type}
          onSelect={(key) =>
            void setQuery({ list_type: salaryListTypes.find((type) => type === key) ?? 'all' })
          }
          tabs={salaryListTypes.map((type) => ({
            key: type,
            label: salaryListLabel[type],
            count: data?.counts[type],
            href: href(routes.salaryLimit, { clientId }, { ...query, page: 1, list_type: type }),
          }))}
        />
        <S.Search>
          <SearchField
            label='名前・フリガナで探す'
            hideLabel
            placeholder='名前・フリガナ'
            value={query.keyword}
            onSearch={(keyword) => void setQuery({ keyword })}
          />
        </S.Search>
        {error && (
          <ErrorState
            heading='h2'
            inline={!!data}
            title='報酬の一覧を読み込めませんでした'
            onRetry={() => void mutate()}
            retrying={isValidating}
          >
            {error.message}
          </ErrorState>
        )}
        {(!data || !told) && !error && <Skeleton kind='cards' rows={4} />}
        {told && may && concluded && able.length > 0 && chosen.length < able.length && (
          <Notice
            icon={Mail}
            title={`マイナンバーの提供を依頼できるワーカーが${able.length}名います`}
            action={
              <Button
                size={40}
                tone='blue'
                icon={<CheckCheck size={18} aria-hidden />}
                onPointerEnter={() => void loadDialog().catch(() => undefined)}
                onClick={() => setSelected(new Set(able.map((one) => one.userId)))}
              >
                {able.length}名全員を選択
              </Button>
            }
          >
            提供されると、年の上限がなくなります。月の上限は残ります。
          </Notice>
        )}
        {data?.items.length === 0 &&
          (filtered ? (
            <NoResult what='ワーカー' onClear={clear} />
          ) : (
            <EmptyState heading='h2' art='worker' title='今年度に勤務したワーカーはまだいません'>
              勤務が決まると、その方の報酬と上限がここに並びます。
            </EmptyState>
          ))}
        {data && told && data.items.length > 0 && (
          <ul aria-label='ワーカーの報酬と上限'>
            {data.items.map((row) => (
              <SalaryRowItem
                key={row.userId}
                row={row}
                fromYen={threshold.data?.amountYen ?? 0}
                may={may && concluded}
                selected={selected.has(row.userId)}
                onSelect={(on) => select(row.userId, on)}
              />
            ))}
          </ul>
        )}
        {data && told && data.items.length > 0 && (
          <Pagination
            page={data.page}
            perPage={data.perPage}
            total={data.totalCount}
            onPage={(page) => void setQuery({ page })}
            loading={isLoading}
          />
        )}
      </S.Content>
      <BulkBar count={chosen.length} unit='名' onClear={() => setSelected(new Set())}>
        <Button
          {...preloadDialog}
          icon={<Mail size={18} aria-hidden />}
          onClick={() => setAsking(true)}
        >
          {chosen.length}名に依頼する
        </Button>
      </BulkBar>
      {asking && (
        <RequestDialog
          people={chosen}
          companyName={contract.data?.companyName ?? ''}
          sending={requesting}
          onSend={() => void send()}
          onClose={() => setAsking(false)}
        />
      )}
    </PageLayout>
  )
}
