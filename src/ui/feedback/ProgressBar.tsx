import { setCssVariables } from '@/ui/styles/setCssVariables'
import { Progress } from './ProgressBar.styles'

type Props = {
  label: string
  value: number
  max: number
  tone?: 'primary' | 'ink' | 'warning' | 'success'
  words?: string
  meter?: boolean
}

/**
 * A progress bar, or with `meter` a level (used of a limit). `words` are shown to the right
 * (「6/8名」) and announced as the value.
 */
export function ProgressBar({ label, value, max, tone = 'primary', words, meter = false }: Props) {
  const share = max > 0 ? Math.max(0, Math.min(1, value / max)) : 0
  return (
    <Progress data-tone={tone}>
      <span
        role={meter ? 'meter' : 'progressbar'}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={words}
        ref={setCssVariables({ '--share': share })}
      />
      {words !== undefined && <small aria-hidden>{words}</small>}
    </Progress>
  )
}
