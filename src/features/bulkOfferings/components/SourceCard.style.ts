import { color, font, radius, weight } from '@/ui/tokens'

export const sourceCardStyle = `
  .sourceCard {
    display: flex; align-items: center; gap: 12px; padding: 10px 14px; background: ${color.surface}; border: 1px solid ${color.line}; border-radius: ${radius}; line-height: 1.4;
    > svg { flex: none; color: ${color.ink3}; }
    p { flex: 1; min-width: 0; margin: 0; }
    b { display: block; font-weight: ${weight.bold}; word-break: auto-phrase; }
    span { font-size: ${font.xs}; color: ${color.ink2}; font-variant-numeric: tabular-nums; }
  }
`
