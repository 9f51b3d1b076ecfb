import { useState } from 'react'
import { ApiError } from '@/api/ApiError'
import { notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { minimumWages } from '@/contracts/minimumWages'
import type { BelowMinimum } from '@/contracts/minimumWages/schemas'
import * as S from '@/features/minimumWages/MinimumWageScreen.styles'
import { notify } from '@/lib/notifications/notificationQueue'
import { sumBy } from '@/lib/sumBy'
import { formatYenDiff } from '@/lib/text/money'
import { YenChanges } from '@/ui/data-display/YenChanges'
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog'
import { Notice } from '@/ui/feedback/Notice'

type Props = {
  companyId: string
  below: BelowMinimum
  /** Reads the list again, because it differs from what was confirmed. */
  onChanged: () => void
  onClose: () => void
}

/** The maximum number of wage changes in the dialog; the list behind it shows all of them. */
const SHOWN_CHANGES = 5

/** The distinct changes of the hourly wage, the most frequent first. */
function WageChanges({ items }: Pick<BelowMinimum, 'items'>) {
  const sizes = new Map<string, { fromYen: number; toYen: number; count: number }>()
  for (const { hourlyWageYen: fromYen, toYen } of items) {
    const key = `${fromYen} ${toYen}`
    sizes.set(key, { fromYen, toYen, count: (sizes.get(key)?.count ?? 0) + 1 })
  }
  const changes = [...sizes.values()].sort((a, b) => b.count - a.count)
  const hidden = sumBy(changes.slice(SHOWN_CHANGES), ({ count }) => count)
  return (
    <>
      <YenChanges
        changes={changes
          .slice(0, SHOWN_CHANGES)
          .map(({ count, ...change }) => ({ label: `時給(${count}件)`, ...change }))}
      />
      {hidden > 0 && <p>ほか{hidden}件の時給は、一覧のとおりです。</p>}
    </>
  )
}

/** Confirms the raise with the wages before and after, the cost and the workers who are notified. */
export function RaiseDialog({ companyId, below, onChanged, onClose }: Props) {
  const [raise, isRunning] = useMutation(minimumWages.raise)
  const [refusal, setRefusal] = useState<string>()
  const { items, costYen } = below
  const offerings = items.filter(({ kind }) => kind === 'offering')
  const offerCount = items.length - offerings.length
  const matchedCount = sumBy(offerings, (item) => item.matchedCount)
  const people = sumBy(offerings, (item) => item.people)
  async function handleApply() {
    try {
      const done = await raise({ companyId, body: { itemCount: items.length, costYen } })
      notify({
        type: 'success',
        body: [
          `求人${done.offeringCount}件とひな形${done.offerCount}件の時給を引き上げました。`,
          ...(done.workerCount > 0
            ? [`マッチング済みの${done.workerCount}名にメッセージで知らせました。`]
            : []),
        ],
      })
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'changed') {
        notifyError(error)
        return
      }
      setRefusal(error.message)
      onChanged()
    }
  }
  return (
    <ConfirmDialog
      title={`${items.length}件の時給を最低賃金まで引き上げますか`}
      applyLabel='引き上げる'
      cancelLabel='やめる'
      loading={isRunning}
      onApply={() => void handleApply()}
      onClose={onClose}
    >
      <WageChanges items={items} />
      <S.Facts>
        {offerings.length > 0 && (
          <div>
            <dt>
              求人{offerings.length}件({people}名分)の費用
            </dt>
            <dd>{formatYenDiff(costYen)}(税込)</dd>
          </div>
        )}
        {offerCount > 0 && (
          <div>
            <dt>ひな形{offerCount}件</dt>
            <dd>次に公開する求人から</dd>
          </div>
        )}
      </S.Facts>
      {matchedCount > 0 && (
        <p>
          マッチング済みの{matchedCount}
          名の報酬も上がり、それぞれのメッセージに新しい時給を知らせます。労働契約の条件になるため、あとから下げることはできません。
        </p>
      )}
      {offerings.length > 0 && (
        <p>費用は、全員が予定どおり働いたときの賃金・割増・利用料・消費税の増える分です。</p>
      )}
      {refusal && (
        <Notice tone='error' live title={refusal}>
          何も引き上げていません。上の金額は、最新のものです。
        </Notice>
      )}
    </ConfirmDialog>
  )
}
