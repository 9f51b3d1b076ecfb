import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useQuery } from '@/api/useQuery'
import { companyBilling } from '@/contracts/billing'
import type { StoreStatement } from '@/contracts/billing/schemas'
import { formatDuration } from '@/lib/date'
import { formatBillYen } from '@/lib/text/money'
import { DescriptionList } from '@/ui/data-display/DescriptionList'
import { StoreLines } from './StoreLines'
import * as S from './StoreSection.styles'

type Props = {
  companyId: string
  /** Identifies the statement: by its operation once confirmed, before that by month and store. */
  monthQuery: { operation_id: number } | { month: string; client_id: number }
  store: StoreStatement
  initiallyOpen: boolean
  canOpenStores: boolean
}

/** The part of one store in a month. Its lines are read when it is expanded. */
export function StoreSection({
  companyId,
  monthQuery,
  store,
  initiallyOpen,
  canOpenStores,
}: Props) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(initiallyOpen)
  const [linesQuery, setLinesQuery] = useState({ page: 1, keyword: '' })
  const query = { ...monthQuery, client_id: store.clientId, ...linesQuery }
  const read = useQuery(companyBilling.lines, isOpen ? { companyId, query } : null, {
    keepPreviousData: true,
  })
  return (
    <S.Store aria-label={store.clientName}>
      <h3>
        <button
          type='button'
          aria-expanded={isOpen}
          {...(isOpen ? { 'aria-controls': id } : {})}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span>
            <b>{store.clientName}</b>
            <small>
              {[
                store.clientCode,
                store.departmentCode && `部門 ${store.departmentCode}`,
                `勤務 ${store.workCount}件`,
                `ワーカー ${store.workerCount}名`,
              ]
                .filter(Boolean)
                .join(' ・ ')}
            </small>
          </span>
          <strong>{formatBillYen(store.totalYen)}</strong>
          <ChevronDown size={20} aria-hidden />
        </button>
      </h3>
      {isOpen && (
        <div id={id}>
          <S.Sums>
            <DescriptionList items={sumsOf(store)} />
          </S.Sums>
          <StoreLines
            label={`${store.clientName}の明細`}
            read={read}
            canOpenStore={canOpenStores}
            query={linesQuery}
            onQuery={setLinesQuery}
          />
        </div>
      )}
    </S.Store>
  )
}

const sumsOf = (store: StoreStatement) => [
  { label: '立替金(不課税)', value: formatBillYen(store.nontaxableYen) },
  { label: '利用料など(10%・税抜)', value: formatBillYen(store.taxable10Yen) },
  { label: '消費税(按分)', value: formatBillYen(store.tax10Yen) },
  { label: '実働', value: formatDuration(store.workMin) },
  { label: '源泉所得税(ご参考)', value: formatBillYen(store.withholdingTaxYen) },
]
