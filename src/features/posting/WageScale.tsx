import styled from 'styled-components'
import type { Wage } from '@/contracts/offerings.schemas'
import { formatDay } from '@/lib/jst'
import { formatYen } from '@/lib/money'
import { color, font, radiusFull, weight } from '@/ui/tokens'
import { vars } from '@/ui/vars'

/** Nearer than this share of the scale two captions would run into each other. */
const APART = 0.34

/** Where the wage stands between the minimum of that day and what others pay nearby. */
export function WageScale({ wage, yen }: { wage: Wage; yen: number | null }) {
  const { minimumWageYen: floor, areaMedianYen: median } = wage
  const base = floor * 0.98, top = Math.max(median ?? 0, wage.recommendedYen, yen ?? 0, floor * 1.12) * 1.04
  const at = (value: number) => Math.max(0, Math.min(1, (value - base) / (top - base)))
  const apart = median !== null && at(median) - at(floor) >= APART
  return (
    <Root>
      <div data-scale='' role='img' aria-label={`最低賃金 ${formatYen(floor)}${median === null ? '' : `、近隣の中央値 ${formatYen(median)}`}${yen === null ? '' : `、いまの時給 ${formatYen(yen)}`}`}>
        <i ref={vars({ '--at': at(floor) })} />
        <em ref={vars({ '--at': at(floor) })} data-first=''><b>{formatYen(floor)}</b>最低賃金</em>
        {median !== null && <em ref={vars({ '--at': at(median) })}>{apart && <><b>{formatYen(median)}</b>近隣の中央値</>}</em>}
        {yen !== null && <u ref={vars({ '--at': at(yen) })} data-low={yen < floor || undefined} />}
      </div>
      {median !== null && !apart && <p>近隣の中央値は {formatYen(median)}です。</p>}
      {wage.next && <p>{wage.prefectureName}の最低賃金は、{formatDay(wage.next.on, new Date())}から{formatYen(wage.next.yen)}になります。</p>}
    </Root>
  )
}

const Root = styled.div`
  display: grid; gap: 4px; margin-top: -8px;
  [data-scale] { position: relative; height: 58px; margin: 8px 9px 0; }
  [data-scale]::before { content: ''; position: absolute; inset: 0 -9px auto; height: 8px; border-radius: 4px; background: ${color.sunken}; }
  i { position: absolute; left: -9px; top: 0; width: calc(var(--at) * 100% + 9px); height: 8px; border-radius: 4px 0 0 4px; background: ${color.dangerTint}; }
  em { position: absolute; top: 14px; left: calc(var(--at) * 100%); transform: translateX(-50%); font-style: normal; font-size: ${font.xs}; line-height: 1.4; color: ${color.ink3}; text-align: center; white-space: nowrap; }
  em[data-first] { transform: none; text-align: left; }
  em::before { content: ''; position: absolute; top: -16px; left: calc(50% - 1px); width: 2px; height: 12px; background: ${color.ink3}; }
  em[data-first]::before { left: 0; }
  em b { display: block; color: ${color.ink2}; font-weight: ${weight.bold}; }
  u { position: absolute; top: -5px; box-sizing: border-box; width: 18px; height: 18px; margin-left: -9px; left: calc(var(--at) * 100%); border: 4px solid ${color.primary}; border-radius: ${radiusFull}; background: ${color.surface}; }
  u[data-low] { border-color: ${color.danger}; }
  p { margin: 0; font-size: ${font.xs}; color: ${color.ink2}; }
`
