import { useId, useState, type ReactNode } from 'react'
import { classNames } from '@/ui/layout/classNames'

type Props = {
  className?: string | undefined
  text: string
  children: (described: { 'aria-describedby': string }) => ReactNode
}

/** An addition beside a control, on hover or focus; Escape takes it away. Never the only place of a fact, and not on sticky bars, which lie above it. */
export function Tooltip({ className, text, children }: Props) {
  const id = useId()
  const [on, setOn] = useState(false)
  return (
    <span
      className={classNames('uiTooltip', className)}
      role='presentation'
      onPointerEnter={(e) => {
        if (e.pointerType === 'mouse') setOn(true)
      }}
      onPointerLeave={() => setOn(false)}
      onFocus={() => setOn(true)}
      onBlur={() => setOn(false)}
      onKeyDown={(e) => {
        if (e.key === 'Escape' && on) {
          e.stopPropagation()
          setOn(false)
        }
      }}
    >
      {children({ 'aria-describedby': id })}
      <span role='tooltip' id={id} hidden={!on}>
        {text}
      </span>
    </span>
  )
}
