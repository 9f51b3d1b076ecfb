import { publicationScopeLabel } from '@/domain/offerings/scopeLabel'
import { shiftOfInput } from '@/domain/offerings/shiftTimes'
import { formatDay, formatHours } from '@/lib/dates/tokyoDate'
import { formatYen } from '@/lib/text/money'
import { Button } from '@/ui/buttons/Button'
import type { PostingValues } from '@/features/posting/lib/postingValues'
import type { Preview } from '@/features/posting/hooks/usePostingPreview'
import { CostBill } from './CostBill'

/** When it is and what it costs, renewed while one types. */
export function CostPanel({
  preview: { answer, asking, failed, retry },
  values,
}: {
  preview: Preview
  values: PostingValues
}) {
  const preview = answer?.preview
  const when = preview ?? shiftOfInput(values)
  const wage = values.hourlyWageYen
  return (
    <section className='costPanel' aria-busy={asking} aria-label='費用の見込み'>
      <div data-when=''>
        {when ? (
          <>
            <span>{formatDay(when.startAt, new Date())}</span>
            <b>{formatHours(when.startAt, when.endAt)}</b>
          </>
        ) : (
          <b>日時を入れると費用が出ます</b>
        )}
        {values.peopleWanted !== null && (
          <small>
            {values.peopleWanted}名 ・ {publicationScopeLabel[values.scope]}
          </small>
        )}
      </div>
      {failed && (
        <p data-failed='' role='alert'>
          費用を計算できませんでした。表示は、変更する前のものです。
          <Button size={32} onClick={retry}>
            計算し直す
          </Button>
        </p>
      )}
      <div data-bill=''>
        {preview && wage !== null && <CostBill preview={preview} hourlyWageYen={wage} />}
      </div>
      {answer?.usage && preview && (
        <p data-limit=''>
          公開後の利用上限まで
          <b>{formatYen(Math.max(0, answer.usage.remainingYen - preview.cost.totalYen))}</b>
        </p>
      )}
    </section>
  )
}
