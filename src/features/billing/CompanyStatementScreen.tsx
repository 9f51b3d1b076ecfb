import { useQuery } from '@/api/useQuery'
import { useUrlState } from '@/api/useUrlState'
import { useCan } from '@/components/permissions/useCan'
import { QueryResult } from '@/components/queries/QueryResult'
import { companyBilling } from '@/contracts/billing'
import type { StatementDetail } from '@/contracts/billing/schemas'
import { openStatementNote } from '@/domain/billing/figures'
import { provisionalWords } from '@/domain/billing/labels'
import { formatMonthWithEra } from '@/lib/months'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { PageMeta } from '@/shell/page/PageMeta'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { NotFound } from '@/ui/feedback/NotFound'
import { Notice } from '@/ui/feedback/Notice'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { PageLayout } from '@/ui/layout/PageLayout'
import { PageSection } from '@/ui/layout/PageSection'
import { BillingFiles } from './components/files/BillingFiles'
import { StatementAdjustments } from './components/lines/StatementAdjustments'
import { StoreSection } from './components/lines/StoreSection'
import { InvoicePdfButton } from './components/PdfButton'
import { StatementHeader } from './components/StatementHeader'
import * as S from './components/statements.styles'
import { TaxBlocks } from './components/TaxBlocks'
import { WithholdingCard } from './components/WithholdingCard'
import { statementQueryOf } from './lib/monthRows'

type Props = Params<typeof routes.companyStatement.path>

const listCrumb = (companyId: string) => ({
  label: '利用明細',
  href: href(routes.companyStatements, { companyId }),
})

/** One month of a company: the parts of its invoice, down to each shift. */
export function CompanyStatementScreen({ companyId }: Props) {
  const [query] = useUrlState(routes.companyStatement.query)
  if (query.operation_id === 0 && query.month === '')
    return <NewestStatement companyId={companyId} />
  return <SelectedStatement companyId={companyId} query={query} />
}

function SelectedStatement({
  companyId,
  query,
}: Props & { query: { operation_id: number; month: string; client_id: number } }) {
  const result = useQuery(companyBilling.detail, {
    companyId,
    query,
  })
  const { data } = result
  const title = data ? `${formatMonthWithEra(data.statement.month)}の利用明細` : '利用明細の詳細'
  return (
    <PageLayout
      title={title}
      crumbs={[listCrumb(companyId), { label: title }]}
      actions={data && <InvoicePdfButton companyId={companyId} statement={data.statement} />}
    >
      {data && <PageMeta title={title} />}
      <QueryResult
        of={result}
        name='利用明細'
        heading='h2'
        skeleton={<Skeleton kind='ticket' />}
        missing={
          <NotFound
            name='利用明細'
            back={{
              href: href(routes.companyStatements, { companyId }),
              label: '利用明細の一覧へ戻る',
            }}
          >
            URLが間違っているか、ほかの企業の利用明細です。
          </NotFound>
        }
      >
        {(data) => <Detail companyId={companyId} detail={data} />}
      </QueryResult>
    </PageLayout>
  )
}

/** Shown if the URL names no month: the newest statement. */
function NewestStatement({ companyId }: Props) {
  const query = useQuery(companyBilling.list, { companyId, query: { page: 1 } })
  const [newest] = query.data?.items ?? []
  if (newest)
    return (
      <SelectedStatement
        companyId={companyId}
        query={{ operation_id: 0, month: '', client_id: 0, ...statementQueryOf(newest) }}
      />
    )
  return (
    <PageLayout title='利用明細の詳細' crumbs={[listCrumb(companyId), { label: '詳細' }]}>
      <QueryResult of={query} name='利用明細' heading='h2' skeleton={<Skeleton kind='ticket' />}>
        {() => (
          <EmptyState
            heading='h2'
            art='statement'
            title='利用明細はまだありません'
            action={
              <ButtonLink href={href(routes.companyStatements, { companyId })}>
                利用明細の一覧へ
              </ButtonLink>
            }
          >
            最初の勤務の翌月に、明細が作られます。
          </EmptyState>
        )}
      </QueryResult>
    </PageLayout>
  )
}

function Detail({ companyId, detail }: Props & { detail: StatementDetail }) {
  const canOpenStores = useCan({ permission: 'store.read' })
  const { statement, stores, adjustments } = detail
  return (
    <>
      <OpenNotices detail={detail} />
      <S.Cards>
        <div>
          <StatementHeader companyId={companyId} detail={detail} />
          <S.Below>
            <WithholdingCard detail={detail} />
          </S.Below>
        </div>
        <TaxBlocks detail={detail} />
      </S.Cards>
      <StatementAdjustments adjustments={adjustments} canOpenStores={canOpenStores} />
      <PageSection title='店舗ごとの内訳' note={`${stores.length}店舗 ・ ${statement.workCount}件`}>
        {stores.length === 0 && <S.Words>この月のご利用はありません。</S.Words>}
        {stores.length > 0 && !canOpenStores && (
          <Notice tone='plain'>
            氏名は、個人情報を見る権限のある担当者だけに表示します。求人や修正依頼へのリンクは出ません。
          </Notice>
        )}
        {stores.map((store) => (
          <StoreSection
            key={store.clientId}
            companyId={companyId}
            monthQuery={statementQueryOf(statement)}
            store={store}
            initiallyOpen={stores.length === 1}
            canOpenStores={canOpenStores}
          />
        ))}
        {stores.length > 1 && detail.unit === 'company' && (
          <S.Words>
            消費税は請求書で1回だけ計算し、店舗へ按分しています。
            {detail.withholdingMode === 'gross' && '店舗の合計はご請求金額と同じです。'}
          </S.Words>
        )}
      </PageSection>
      <PageSection title='ご注意'>
        <S.Words>
          賃金・交通費・休業手当は、運営が貴社に代わりワーカーへ支払ったものです。お振り込みの手数料は貴社にてご負担ください。
        </S.Words>
      </PageSection>
      <BillingFiles
        key={statement.month}
        companyId={companyId}
        months={[statement.month]}
        initialMonth={statement.month}
        stores={stores.map(({ clientId, clientName }) => ({ id: clientId, name: clientName }))}
      />
    </>
  )
}

/** Says what may still change in the amounts of the month. */
function OpenNotices({ detail: { statement } }: { detail: StatementDetail }) {
  const { status, provisionalCount, unresolvedCount } = statement
  if (status === 'confirmed' && provisionalCount + unresolvedCount === 0) return null
  const counts = [
    provisionalCount > 0 && `${provisionalWords} ${provisionalCount}件(予定の報酬で計算)`,
    unresolvedCount > 0 && `まだ計上していない勤務 ${unresolvedCount}件`,
  ].filter((part) => part !== false)
  return (
    <S.Above>
      <Notice
        tone='info'
        title={
          status === 'confirmed'
            ? '確定したときに確認中だった勤務があります'
            : '確定前のため、金額は変わることがあります'
        }
      >
        {status === 'open' && `${openStatementNote}の額です。`}
        {counts.length > 0 && `${counts.join('、')}。`}
        {status === 'confirmed' && '差額は、決まった月の請求調整に計上します。'}
      </Notice>
    </S.Above>
  )
}
