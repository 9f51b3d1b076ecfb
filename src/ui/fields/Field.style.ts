import { color, font, media, weight } from '@/ui/tokens'

export const fieldStyle = `
  .uiField {
    [data-foot] { display: flex; align-items: flex-start; gap: 12px; justify-content: space-between; }
    /* On a phone a fault has a line of its own where more than the counter stands beside it. */
    ${media.phone} { [data-foot]:has(> [data-note]) { flex-wrap: wrap; > [data-error]:not(:empty) { flex: 1 0 100%; } } }
    [data-count] { flex: none; margin-left: auto; color: ${color.ink2}; font-size: ${font.xs}; line-height: 20px; font-variant-numeric: tabular-nums; &[data-over='true'] { color: ${color.dangerText}; font-weight: ${weight.bold}; } }
  }
`
