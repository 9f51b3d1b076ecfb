import { color, font, weight } from '@/ui/tokens'

export const templateRowStyle = `
  .templateRowRow {
    display: flex; align-items: center; gap: 12px;
    > svg { flex: none; color: ${color.ink3}; }
    p { flex: 1; min-width: 0; margin: 0; line-height: 1.4; }
    small { display: block; font-size: ${font.xs}; color: ${color.ink3}; }
    b { font-size: ${font.m}; font-weight: ${weight.bold}; word-break: auto-phrase; }
  }
`
