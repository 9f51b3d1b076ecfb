import styled from 'styled-components'
import { color, font, radius } from '@/ui/tokens'

type Props = {
  hasNoOfferings: boolean
  /** Whether the month has days that can be posted on. */
  canPostInMonth: boolean
}

/** Shown in place of the day while no day of the month is selected. */
export function NoDaySelected({ hasNoOfferings, canPostInMonth }: Props) {
  return (
    <Box role='status'>
      {hasNoOfferings && <p>この月の求人はありません。</p>}
      {hasNoOfferings && canPostInMonth && <p>日を選ぶと、その日の募集を始められます。</p>}
      {!hasNoOfferings && <p>日を選ぶと、その日の求人がここに出ます。</p>}
    </Box>
  )
}

const Box = styled.div`
  padding: 20px 16px;
  border: 1px dashed ${color.line};
  border-radius: ${radius};
  text-align: center;
  font-size: ${font.s};
  color: ${color.ink2};
`
