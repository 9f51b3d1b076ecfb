import { useRouter } from 'next/router'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { ContractAgreement } from '@/components/offers/ContractAgreement'
import { useCan } from '@/components/permissions/useCan'
import { bulkOfferings } from '@/contracts/bulkOfferings'
import type { MultidatePosting } from '@/contracts/bulkOfferings/schemas'
import { multidateNote } from '@/domain/offerings/bulkOffering'
import { useRunRepair, type RunRepair } from '@/features/bulkOfferings/hooks/useRunRepair'
import { formatMonthDay } from '@/features/bulkOfferings/lib/bulkValues'
import { monthOf } from '@/lib/date'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { Notice, type NoticeTone } from '@/ui/feedback/Notice'
import { ActionBar } from '@/ui/layout/ActionBar'
import { PageSection } from '@/ui/layout/PageSection'
import { color, font, weight } from '@/ui/tokens'
import { FailedDates, FailedDatesReadOnly } from './FailedDates'
import { PostedDates } from './PostedDates'

type Props = {
  clientId: string
  run: MultidatePosting
  onChanged: (run: MultidatePosting) => void
}

/**
 * The result of each date. Failed dates are repaired in place or given up, and the run continues
 * with them.
 */
export function RunOutcome({ clientId, run, onChanged }: Props) {
  const router = useRouter()
  const canRepair = useCan(bulkOfferings.repair)
  const [markChecked, isMarking] = useMutation(bulkOfferings.check)
  const repair = useRunRepair({ clientId, run, canRepair, onChanged })
  const postedItems = run.items.filter((item) => item.result === 'created')
  const skippedItems = run.items.filter((item) => item.result === 'skipped')
  const hasSucceeded = repair.failedItems.length === 0
  const firstItem = run.items[0]
  const listHref = href(
    routes.offerings,
    { clientId },
    firstItem ? { month: monthOf(firstItem.workOn), on: firstItem.workOn } : {},
  )
  const isMarkedRef = useRef(false)
  useEffect(() => {
    // A run without failures needs no action, so showing it marks it as checked.
    if (!hasSucceeded || run.checkedAt !== null || !canRepair || isMarkedRef.current) return
    isMarkedRef.current = true
    markChecked({ clientId, operationId: run.id }).catch(() => undefined)
  }, [hasSucceeded, run.checkedAt, run.id, canRepair, markChecked, clientId])

  async function handleSkipRepair() {
    try {
      await markChecked({ clientId, operationId: run.id })
      await router.push(listHref)
    } catch (error) {
      notifyError(error)
    }
  }

  return (
    <>
      <Root>
        <OutcomeNotice run={run} canRepair={canRepair} hasPosted={postedItems.length > 0} />
        {!hasSucceeded && (
          <PageSection
            title='公開できなかった日'
            note={`${repair.failedItems.length}件`}
            line={false}
          >
            {canRepair ? (
              <FailedDates repair={repair} />
            ) : (
              <FailedDatesReadOnly items={repair.failedItems} />
            )}
            {canRepair && repair.remainingItems.length > 0 && repair.needsAcknowledgement && (
              <ContractAgreement {...repair.agreement.props} />
            )}
          </PageSection>
        )}
        {postedItems.length > 0 && (
          <PageSection title='公開した日' note={`${postedItems.length}件`} line={false}>
            <PostedDates clientId={clientId} items={postedItems} />
          </PageSection>
        )}
        {skippedItems.length > 0 && (
          <SkippedDates>
            公開をやめた日: {skippedItems.map((item) => formatMonthDay(item.workOn)).join('、')}
          </SkippedDates>
        )}
      </Root>
      <ActionBar>
        {!hasSucceeded && canRepair ? (
          <RepairButtons
            repair={repair}
            isMarking={isMarking}
            onSkipRepair={() => void handleSkipRepair()}
          />
        ) : (
          <ButtonLink tone='primary' size={48} href={listHref}>
            求人の一覧へ
          </ButtonLink>
        )}
      </ActionBar>
    </>
  )
}

function outcomeOf(
  run: MultidatePosting,
  canRepair: boolean,
  hasPosted: boolean,
): { tone: NoticeTone; text: string } {
  if (!run.items.some((item) => item.result === 'failed'))
    return { tone: 'success', text: '申し込みがあると自動で表示されます。' }
  return {
    tone: hasPosted ? 'warning' : 'error',
    text: canRepair
      ? '公開できた日はそのままです。残りの日は、ここで直して公開するか、やめるかを選べます。'
      : '公開できた日はそのままです。残りの日は、店舗管理者が直せます。',
  }
}

function OutcomeNotice({
  run,
  canRepair,
  hasPosted,
}: {
  run: MultidatePosting
  canRepair: boolean
  hasPosted: boolean
}) {
  const { tone, text } = outcomeOf(run, canRepair, hasPosted)
  return (
    <Notice tone={tone} live title={multidateNote(run)}>
      {text}
    </Notice>
  )
}

function RepairButtons({
  repair,
  isMarking,
  onSkipRepair,
}: {
  repair: RunRepair
  isMarking: boolean
  onSkipRepair: () => void
}) {
  const hasRemaining = repair.remainingItems.length > 0
  return (
    <>
      <Button
        tone='primary'
        size={48}
        loading={repair.isRepairing}
        onClick={() => void repair.submit()}
      >
        {hasRemaining
          ? `${repair.remainingItems.length}件を公開する`
          : `${repair.removedIds.length}件の公開をやめる`}
      </Button>
      <Button size={48} loading={isMarking} onClick={onSkipRepair}>
        直さずに確認済みにする
      </Button>
    </>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  align-content: start;
  > * {
    max-width: 640px;
  }
  h2 {
    font-weight: ${weight.bold};
  }
`
const SkippedDates = styled.p`
  margin: 0;
  font-size: ${font.s};
  color: ${color.ink2};
`
