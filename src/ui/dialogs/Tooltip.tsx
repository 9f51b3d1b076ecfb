import { useId, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { color, font, layer, radiusS } from '@/ui/tokens'

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
    border-radius: ${radiusS};
    background: ${color.inverse};
    color: ${color.onInverse};
    font-size: ${font.xs};
    line-height: 1.5;
    text-align: left;
    white-space: normal;
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
    border-top-color: ${color.inverse};
  }
`

type Props = {
  className?: string | undefined
  text: string
  children: (attributes: { 'aria-describedby': string }) => ReactNode
}

/**
 * A supplementary text beside a control, shown on hover or focus and closed with Escape. Never the only place of a
 * piece of information, and not on sticky bars, which cover it.
 */
export function Tooltip({ className, text, children }: Props) {
  const id = useId()
  const [isVisible, setIsVisible] = useState(false)
  return (
    <Anchor
      className={className}
      role='presentation'
      onPointerEnter={(e) => {
        if (e.pointerType === 'mouse') setIsVisible(true)
      }}
      onPointerLeave={() => setIsVisible(false)}
      onFocus={() => setIsVisible(true)}
      onBlur={() => setIsVisible(false)}
      onKeyDown={(e) => {
        if (e.key === 'Escape' && isVisible) {
          e.stopPropagation()
          setIsVisible(false)
        }
      }}
    >
      {children({ 'aria-describedby': id })}
      <span role='tooltip' id={id} hidden={!isVisible}>
        {text}
      </span>
    </Anchor>
  )
}
