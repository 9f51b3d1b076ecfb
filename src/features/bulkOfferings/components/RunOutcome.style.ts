import { color, font, weight } from '@/ui/tokens'

export const runOutcomeStyle = `
  .runOutcome {
    display: grid; grid-template-columns: minmax(0, 1fr); gap: 20px; align-content: start;
    > * { max-width: 640px; }
    [data-row] > a { position: relative; margin-right: 10px; font-size: ${font.s}; color: ${color.primaryText}; }
    [data-row] > a::after { content: ''; position: absolute; inset: -12px; }
    [data-quiet] { margin: 0; font-size: ${font.s}; color: ${color.ink2}; }
    h2 { font-weight: ${weight.bold}; }
  }
`
