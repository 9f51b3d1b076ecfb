import { FileText } from '@/ui/icons'
import styled from 'styled-components'
import type { OfferingDetail } from '@/contracts/offerings.schemas'
import { publicationScopeLabel } from '@/domain/labels'
import { formatHours } from '@/lib/jst'
import { formatYen } from '@/lib/money'
import { Button } from '@/ui/Button'
import { color, font, radius, weight } from '@/ui/tokens'

/** The posting that every day starts from, and a way to another one. */
export function SourceCard({ source: o, onChange }: { source: OfferingDetail; onChange?: () => void }) {
  return (
    <Root>
      <FileText size={20} aria-hidden />
      <p><b>{o.title}</b><span>{formatHours(o.startAt, o.endAt)} ・ {o.peopleWanted}名 ・ {formatYen(o.hourlyWageYen)}{o.transportationYen > 0 && `+交通費${formatYen(o.transportationYen)}`} ・ {publicationScopeLabel[o.scope]}</span></p>
      {onChange && <Button tone='link' size={44} aria-label='元にする募集を変更する' onClick={onChange}>変更</Button>}
    </Root>
  )
}

const Root = styled.div`
  display: flex; align-items: center; gap: 12px; padding: 10px 14px; background: ${color.surface}; border: 1px solid ${color.line}; border-radius: ${radius}; line-height: 1.4;
  > svg { flex: none; color: ${color.ink3}; }
  p { flex: 1; min-width: 0; margin: 0; }
  b { display: block; font-weight: ${weight.bold}; word-break: auto-phrase; }
  span { font-size: ${font.xs}; color: ${color.ink2}; font-variant-numeric: tabular-nums; }
`
