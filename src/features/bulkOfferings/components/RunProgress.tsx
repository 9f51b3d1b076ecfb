import { Check, CircleAlert, LoaderCircle } from 'lucide-react'
import type { MultidatePosting } from '@/contracts/bulkOfferings/schemas'
import { weekdayName } from '@/lib/dates/tokyoDate'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { ProgressBar } from '@/ui/feedback/ProgressBar'
import { hoursOf, slashOf } from '@/features/bulkOfferings/lib/bulkValues'

/** How far a run is, date by date. */
export function RunProgress({ clientId, run }: { clientId: string; run: MultidatePosting }) {
  const settled = run.totalCount - run.pendingCount
  return (
    <section className='runProgress' aria-labelledby='progress'>
      <h2 id='progress'>「{run.title}」を掲載しています</h2>
      <ProgressBar
        label='掲載の進み具合'
        value={settled}
        max={run.totalCount}
        words={`${settled}/${run.totalCount}件`}
      />
      <p role='status'>
        {run.totalCount}件中{settled}
        件が終わりました。このページを離れても掲載は続き、結果は求人のページに出ます。
      </p>
      <ul>
        {run.items.map((item) => (
          <li key={item.id} data-result={item.result}>
            {item.result === 'created' ? (
              <Check aria-hidden />
            ) : item.result === 'pending' ? (
              <LoaderCircle aria-hidden data-turning='' />
            ) : (
              <CircleAlert aria-hidden />
            )}
            <span>
              <b>{slashOf(item.workOn)}</b>({weekdayName(item.workOn)})
            </span>
            <span>{hoursOf(item)}</span>
            <span>{item.peopleWanted}名</span>
            <small>
              {item.result === 'created'
                ? '掲載しました'
                : item.result === 'pending'
                  ? '待機中'
                  : item.result === 'skipped'
                    ? 'やめました'
                    : '掲載できませんでした'}
            </small>
          </li>
        ))}
      </ul>
      <div data-acts=''>
        <ButtonLink size={44} href={href(routes.offerings, { clientId })}>
          求人の一覧へ
        </ButtonLink>
      </div>
    </section>
  )
}
