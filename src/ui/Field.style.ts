import { color, font, weight } from './tokens'

export const fieldStyle = `
  .uiField {
    [data-foot] { display: flex; align-items: flex-start; gap: 12px; justify-content: space-between; }
    [data-count] { flex: none; margin-left: auto; color: ${color.ink2}; font-size: ${font.xs}; line-height: 20px; font-variant-numeric: tabular-nums; &[data-over='true'] { color: ${color.dangerText}; font-weight: ${weight.bold}; } }
  }
`
