import { color, font, layer } from '@/ui/tokens'

export const tooltipStyle = `
  .uiTooltip {
    position: relative; display: inline-flex;
    > [role='tooltip'] { position: absolute; z-index: ${layer.tooltip}; bottom: calc(100% + 9px); left: 0; width: max-content; max-width: 260px; padding: 6px 10px; border-radius: 6px; background: ${color.ink}; color: ${color.white}; font-size: ${font.xs}; line-height: 1.5; text-align: left; white-space: normal; word-break: auto-phrase; }
    > [role='tooltip'][hidden] { display: none; }
    > [role='tooltip']::before { content: ''; position: absolute; inset: 100% 0 -9px; }
    > [role='tooltip']::after { content: ''; position: absolute; left: 20px; bottom: -5px; border: 5px solid transparent; border-bottom: 0; border-top-color: ${color.ink}; }
  }
`
