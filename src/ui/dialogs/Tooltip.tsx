import { useId, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { color, font, layer } from '@/ui/tokens'

const Anchor = styled.span`
  position: relative;
  display: inline-flex;
  > [role='tooltip'] {
    position: absolute;
    z-index: ${layer.tooltip};
    bottom: calc(100% + 9px);
    left: 0;
    width: max-content;
    max-width: 260px;
    padding: 6px 10px;
    border-radius: 6px;
    background: ${color.ink};
    color: ${color.white};
    font-size: ${font.xs};
    line-height: 1.5;
    text-align: left;
    white-space: normal;
    word-break: auto-phrase;
  }
  > [role='tooltip'][hidden] {
    display: none;
  }
  > [role='tooltip']::before {
    content: '';
    position: absolute;
    inset: 100% 0 -9px;
  }
  > [role='tooltip']::after {
    content: '';
    position: absolute;
    left: 20px;
    bottom: -5px;
    border: 5px solid transparent;
    border-bottom: 0;
    border-top-color: ${color.ink};
  }
`

type Props = {
  className?: string | undefined
  text: string
  children: (attributes: { 'aria-describedby': string }) => ReactNode
}

/** An addition beside a control, on hover or focus; Escape takes it away. Never the only place of a fact, and not on sticky bars, which lie above it. */
export function Tooltip({ className, text, children }: Props) {
  const id = useId()
  const [on, setOn] = useState(false)
  return (
    <Anchor
      className={className}
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
    </Anchor>
  )
}
