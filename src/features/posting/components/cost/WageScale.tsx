import type { Wage } from '@/contracts/offerings/schemas'
import { formatDay } from '@/lib/dates/tokyoDate'
import { formatYen } from '@/lib/text/money'
import { vars } from '@/ui/layout/vars'

/** Nearer than this share of the scale two captions would run into each other. */
const APART = 0.34

/** Where the wage stands between the minimum of that day and what others pay nearby. */
export function WageScale({ wage, yen }: { wage: Wage; yen: number | null }) {
  const { minimumWageYen: floor, areaMedianYen: median } = wage
  const base = floor * 0.98
  const top = Math.max(median ?? 0, wage.recommendedYen, yen ?? 0, floor * 1.12) * 1.04
  const at = (value: number) => Math.max(0, Math.min(1, (value - base) / (top - base)))
  const apart = median !== null && at(median) - at(floor) >= APART
  return (
    <div className='wageScale'>
      <div
        data-scale=''
        role='img'
        aria-label={`最低賃金 ${formatYen(floor)}${median === null ? '' : `、近隣の中央値 ${formatYen(median)}`}${yen === null ? '' : `、いまの時給 ${formatYen(yen)}`}`}
      >
        <i ref={vars({ '--at': at(floor) })} />
        <em ref={vars({ '--at': at(floor) })} data-first=''>
          <b>{formatYen(floor)}</b>最低賃金
        </em>
        {median !== null && (
          <em ref={vars({ '--at': at(median) })}>
            {apart && (
              <>
                <b>{formatYen(median)}</b>近隣の中央値
              </>
            )}
          </em>
        )}
        {yen !== null && <u ref={vars({ '--at': at(yen) })} data-low={yen < floor || undefined} />}
      </div>
      {median !== null && !apart && <p>近隣の中央値は {formatYen(median)}です。</p>}
      {wage.next && (
        <p>
          {wage.prefectureName}の最低賃金は、{formatDay(wage.next.on, new Date())}から
          {formatYen(wage.next.yen)}になります。
        </p>
      )}
    </div>
  )
}
