import { FileText } from 'lucide-react'
import styled from 'styled-components'
import type { OfferingDetail } from '@/contracts/offerings/schemas'
import { publicationScopeLabel } from '@/domain/offerings/scopes'
import { formatHours } from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import { Button } from '@/ui/buttons/Button'
import { color, font, framed, weight } from '@/ui/tokens'

/** The offering that every date is copied from, with a button to choose another one. */
export function SourceCard({
  source,
  onChange,
}: {
  source: OfferingDetail
  onChange?: () => void
}) {
  return (
    <Card>
      <FileText size={20} aria-hidden />
      <p>
        <b>{source.title}</b>
        <span>
          {formatHours(source.startAt, source.endAt)} ・ {source.peopleWanted}名 ・{' '}
          {formatYen(source.hourlyWageYen)}
          {source.transportationYen > 0 && `+交通費${formatYen(source.transportationYen)}`} ・{' '}
          {publicationScopeLabel[source.scope]}
        </span>
      </p>
      {onChange && (
        <Button tone='link' size={44} aria-label='元にする募集を変更する' onClick={onChange}>
          変更
        </Button>
      )}
    </Card>
  )
}

const Card = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 10px 14px;
  ${framed}
  line-height: 1.4;
  > svg {
    flex: none;
    color: ${color.ink3};
  }
  > p {
    flex: 1;
    min-width: 0;
    margin: 0;
  }
  b {
    display: block;
    font-weight: ${weight.bold};
  }
  p > span {
    font-size: ${font.xs};
    color: ${color.ink2};
    font-variant-numeric: tabular-nums;
  }
`
