import styled from 'styled-components'
import type { Wage } from '@/contracts/offerings.schemas'
import { formatDay } from '@/lib/jst'
import { formatYen } from '@/lib/money'
import { vars } from '@/ui/vars'
import { color, font, weight } from '@/ui/tokens'

/** Where the wage stands between the minimum of that day and what others pay nearby. */
export function WageScale({ wage, yen }: { wage: Wage; yen: number | null }) {
  const top = Math.max(wage.areaMedianYen ?? 0, wage.recommendedYen, yen ?? 0, wage.minimumWageYen) * 1.08, base = wage.minimumWageYen * 0.94
  const at = (value: number) => Math.max(0, Math.min(1, (value - base) / (top - base)))
  return (
    <Root>
      <div data-scale='' role='img' aria-label={`最低賃金 ${formatYen(wage.minimumWageYen)}${wage.areaMedianYen === null ? '' : `、近隣の中央値 ${formatYen(wage.areaMedianYen)}`}${yen === null ? '' : `、いまの時給 ${formatYen(yen)}`}`}>
        <i ref={vars({ '--at': at(wage.minimumWageYen) })} data-floor='' />
        <em ref={vars({ '--at': at(wage.minimumWageYen) })} />
        {wage.areaMedianYen !== null && <em ref={vars({ '--at': at(wage.areaMedianYen) })} />}
        {yen !== null && <b ref={vars({ '--at': at(yen) })} data-low={yen < wage.minimumWageYen || undefined} />}
      </div>
      <p>
        {wage.prefectureName}の最低賃金 <strong>{formatYen(wage.minimumWageYen)}</strong>{wage.next && `(${formatDay(wage.next.on, new Date())}から${formatYen(wage.next.yen)})`}
        {wage.areaMedianYen !== null && <> ・ 近隣の中央値 <strong>{formatYen(wage.areaMedianYen)}</strong></>}
      </p>
    </Root>
  )
}

const Root = styled.div`
  display: grid; gap: 8px; margin-top: -8px;
  [data-scale] { position: relative; height: 20px; }
  [data-scale]::before { content: ''; position: absolute; inset: 7px 0; border-radius: 3px; background: ${color.sunken}; }
  [data-floor] { position: absolute; left: 0; top: 7px; bottom: 7px; width: calc(var(--at) * 100%); border-radius: 3px 0 0 3px; background: ${color.dangerTint}; }
  em { position: absolute; top: 2px; bottom: 2px; width: 2px; left: calc(var(--at) * 100%); background: ${color.ink2}; }
  b { position: absolute; top: 2px; width: 16px; height: 16px; box-sizing: border-box; margin-left: -8px; left: calc(var(--at) * 100%); border: 4px solid ${color.primary}; border-radius: 50%; background: ${color.surface}; }
  b[data-low] { border-color: ${color.danger}; }
  p { margin: 0; font-size: ${font.xs}; color: ${color.ink2}; }
  strong { color: ${color.ink}; font-weight: ${weight.bold}; }
`
