import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { ContractAgreement, useAgreement } from '@/components/offers/ContractAgreement'
import {
  ImmediateContractNote,
  immediateContractText,
} from '@/components/offers/ImmediateContractNote'
import type { MultidateDate, MultidateValidation } from '@/contracts/bulkOfferings/schemas'
import type { OfferingDetail } from '@/contracts/offerings/schemas'
import { SourceCard } from '@/features/bulkOfferings/components/form/SourceCard'
import type { BulkCheck } from '@/features/bulkOfferings/hooks/useBulkCheck'
import { type Conditions, formatMonthDay } from '@/features/bulkOfferings/lib/bulkValues'
import { formatNumber } from '@/lib/text/money'
import { Button } from '@/ui/buttons/Button'
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog'
import { Notice } from '@/ui/feedback/Notice'
import { ActionBar } from '@/ui/layout/ActionBar'
import { TwoColumns } from '@/ui/layout/TwoColumns'
import { font, weight } from '@/ui/tokens'
import { BulkBill } from './BulkBill'
import { ConfirmedDates } from './ConfirmedDates'

/** The warnings of all dates, each code once, with the days it applies to. */
function warningsOf(validation: MultidateValidation | undefined) {
  const items = validation?.items ?? []
  const byCode = new Map(
    items.flatMap((item) => item.warnings.map((warning) => [warning.code, warning] as const)),
  )
  return [...byCode.values()].map((warning) => ({
    ...warning,
    days: items
      .filter((item) => item.warnings.some(({ code }) => code === warning.code))
      .map((item) => formatMonthDay(item.workOn)),
  }))
}

type Props = {
  source: OfferingDetail
  items: readonly MultidateDate[]
  base: Conditions
  check: BulkCheck
  isPublishing: boolean
  onBack: () => void
  onPublish: (acknowledged: boolean) => void
}

/**
 * Step 2: shows all dates again before they are published. A dialog follows only if far more people are wanted than
 * usual.
 */
export function BulkConfirm({
  source,
  items,
  base,
  check,
  isPublishing,
  onBack,
  onPublish,
}: Props) {
  const { validation, isChecking, hasFailed, retry } = check
  const agreement = useAgreement(validation?.acknowledgementRequired === true)
  const problem = problemOf(check)
  const [isAsking, setIsAsking] = useState(false)
  const manyPeople = warningsOf(validation).find(({ code }) => code === 'many_people')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <>
      <TwoColumns
        form
        side={
          <>
            <BulkBill items={items} validation={validation} isChecking={isChecking} />
            {validation?.acknowledgementRequired && <ContractAgreement {...agreement.props} />}
            <ImmediateContractNote />
          </>
        }
      >
        <Body>
          <h2 ref={heading} tabIndex={-1}>
            {items.length}件の内容を確認してください
          </h2>
          <SourceCard source={source} />
          {problem !== undefined && (
            <div data-problem=''>
              <Notice
                tone='error'
                live
                title={problem}
                {...(hasFailed && {
                  action: (
                    <Button size={32} onClick={retry}>
                      確かめ直す
                    </Button>
                  ),
                })}
              >
                募集はまだ始まっていません。
              </Notice>
            </div>
          )}
          <Warnings check={check} count={items.length} />
          <ConfirmedDates items={items} base={base} validation={validation} />
        </Body>
      </TwoColumns>
      {isAsking && manyPeople && (
        <ConfirmDialog
          title={`${items.length}件の募集を開始しますか`}
          applyLabel={`${items.length}件の募集を開始する`}
          cancelLabel='やめる'
          loading={isPublishing}
          onApply={() => {
            setIsAsking(false)
            onPublish(agreement.isAcknowledged)
          }}
          onClose={() => setIsAsking(false)}
        >
          <p>
            {manyPeople.message}({manyPeople.days.join('、')})
          </p>
        </ConfirmDialog>
      )}
      <ActionBar
        summary={
          <>
            <span>{immediateContractText}</span>
            {validation && <b>{formatNumber(validation.cost.totalYen)}円</b>}
          </>
        }
      >
        <Button
          tone='primary'
          size={48}
          wide
          loading={isPublishing || isChecking}
          onClick={() => {
            if (!agreement.isReady(problem !== undefined)) return
            if (manyPeople) setIsAsking(true)
            else onPublish(agreement.isAcknowledged)
          }}
        >
          {items.length}件を公開する
        </Button>
        <Button size={48} wide disabled={isPublishing} onClick={onBack}>
          日を選び直す
        </Button>
      </ActionBar>
    </>
  )
}

/** Why none of the dates can be published as they are. */
function problemOf({ validation, hasFailed }: BulkCheck) {
  if (hasFailed) return '費用と条件を確かめられませんでした'
  if (!validation) return undefined
  if (validation.refused != null) return validation.refused
  const errorCount = validation.items.filter((item) => item.errors.length > 0).length
  return errorCount > 0
    ? `公開できない日が${errorCount}件あります。日を選び直してください。`
    : undefined
}

function Warnings({ check, count }: { check: BulkCheck; count: number }) {
  const warnings = warningsOf(check.validation)
  if (warnings.length === 0) return null
  return (
    <Notice tone='warning' title={`公開する前に${warnings.length}つ確認してください`}>
      <ul>
        {warnings.map(({ code, message, days }) => (
          <li key={code}>
            {/* The message of an overlap names one day, but here it stands for all days. */}
            {code === 'overlap' ? '同じ時間に、ほかの募集があります。' : message}
            {days.length < count && `(${days.join('、')})`}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  min-width: 0;
  > section {
    margin-top: 4px;
  }
  > h2 {
    margin: 0;
    font-size: ${font.l};
    line-height: 1.5;
    font-weight: ${weight.bold};
  }
  > h2:focus:not(:focus-visible) {
    outline: none;
  }
`
