import { publicationScopeLabel } from '@/domain/labels'
import { formatDay, formatHours } from '@/lib/jst'
import { formatYen } from '@/lib/money'
import { Button } from '@/ui/Button'
import { MoneyList } from '@/ui/MoneyList'
import { costLines } from './costLines'
import type { PostingValues } from './postingValues'
import type { Preview } from './usePostingPreview'

/** When it is and what it costs, renewed while one types. */
export function CostPanel({ preview: { answer, asking, failed, retry }, values }: { preview: Preview; values: PostingValues }) {
  const preview = answer?.preview, wage = values.hourlyWageYen
  return (
    <section className='costPanel' aria-busy={asking} aria-label='費用の見込み'>
      <div data-when=''>
        {preview ? <><span>{formatDay(preview.startAt, new Date())}</span><b>{formatHours(preview.startAt, preview.endAt)}</b></> : <b>日時を入れると費用が出ます</b>}
        {values.peopleWanted !== null && <small>{values.peopleWanted}名 ・ {publicationScopeLabel[values.scope]}</small>}
      </div>
      {failed && <p data-failed='' role='alert'>費用を計算できませんでした。表示は、変更する前のものです。<Button size={32} onClick={retry}>計算し直す</Button></p>}
      <div data-bill=''>
        {preview && wage !== null && <>
          <MoneyList lines={costLines(preview, wage)} total={{ label: `${preview.cost.people}名分の合計`, yen: preview.cost.totalYen }} />
          <p>ワーカー1人あたりの報酬は {formatYen(preview.pay.grossYen)}{preview.pay.netYen !== null && preview.pay.netYen !== preview.pay.grossYen && `(源泉徴収後 ${formatYen(preview.pay.netYen)})`}です。</p>
        </>}
      </div>
      {answer?.usage && preview && <p data-limit=''>公開後の利用上限まで<b>{formatYen(Math.max(0, answer.usage.remainingYen - preview.cost.totalYen))}</b></p>}
    </section>
  )
}
