import styled from 'styled-components'
import { DisabledReason } from '@/ui/buttons/Button.styles'
import { color, font, media, radius, weight } from '@/ui/tokens'
import { nameCell } from './NameCell'

export const Note = styled.p`
  margin: 0;
  font-size: ${font.s};
  color: ${color.ink2};
  b {
    color: ${color.ink};
    font-weight: ${weight.bold};
  }
`

/** Below 750 px the reason of a disabled button goes below both buttons, not between them. */
export const HeaderActions = styled.div`
  display: contents;
  ${media.phone} {
    > ${DisabledReason} {
      order: 1;
      flex-basis: 100%;
    }
  }
`

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  ${media.phone} {
    margin-top: 16px;
  }
`

export const TaggedNote = styled(Note)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
`

export const OfferingLinks = styled.ul`
  display: grid;
  gap: 4px;
  margin: 0;
  padding: 0;
  list-style: none;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    overflow-wrap: anywhere;
    ${media.phone} {
      min-height: 44px;
    }
  }
`

/** Around a table of groups or members: the name with its tags, and the rule. */
export const GroupTable = styled.div`
  ${nameCell}
  [data-rule] {
    font-size: ${font.s};
    color: ${color.ink2};
  }
  [role='cell'] > small {
    display: block;
  }
`

export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: 24px;
  max-width: 640px;
`

export const NameFields = styled.div`
  display: flex;
  flex-direction: column;
  gap: 24px;
  max-width: 640px;
`

export const RuleBox = styled.div`
  display: grid;
  gap: 16px;
  margin-top: 16px;
  padding: 16px;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.surface};
`

export const LiveCount = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 8px;
  min-height: 30px;
  margin: 0;
  padding-top: 12px;
  border-top: 1px solid ${color.lineSoft};
  font-size: ${font.s};
  color: ${color.ink2};
  b {
    font-size: ${font.l};
    color: ${color.ink};
    font-variant-numeric: tabular-nums;
  }
`

export const SheetBody = styled.div`
  display: grid;
  gap: 12px;
`
