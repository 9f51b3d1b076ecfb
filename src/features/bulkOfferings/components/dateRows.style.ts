import { color, font, radius, weight } from '@/ui/tokens'

/** The look of a list of days to post on. */
export const dateRowsStyle = `
  .dateRows {
    margin: 0; padding: 0; list-style: none; background: ${color.surface}; border: 1px solid ${color.line}; border-radius: ${radius}; overflow: hidden; font-variant-numeric: tabular-nums;
    > li + li { border-top: 1px solid ${color.lineSoft}; }
    > [data-warning] { background: ${color.warningTint}; }
    > [data-error] { background: ${color.dangerTint}; }
    [data-row] { display: flex; align-items: center; gap: 4px; min-height: 52px; padding: 4px 4px 4px 14px; line-height: 1.5; }
    [data-row] > button + button { margin-left: -10px; }
    [data-date] { flex: none; width: 74px; font-size: ${font.xs}; color: ${color.ink2}; }
    [data-date] b { font-size: ${font.m}; font-weight: ${weight.bold}; color: ${color.ink}; }
    [data-what] { flex: 1; min-width: 0; display: flex; flex-wrap: wrap; align-items: center; gap: 0 8px; font-size: ${font.s}; }
    [data-what] > b { font-weight: ${weight.bold}; white-space: nowrap; }
    [data-changed] { color: ${color.primaryText}; }
    [data-warning] [data-changed], [data-error] [data-changed] { color: ${color.ink}; }
    [data-fault], [data-note] { flex: 1 0 100%; font-size: ${font.xs}; word-break: auto-phrase; }
    [data-fault] { color: ${color.dangerText}; }
    [data-note] { color: ${color.warningText}; }
    [data-fault] svg, [data-note] svg { margin-right: 4px; vertical-align: -2px; }
    [data-note] a { position: relative; margin-left: 6px; color: ${color.primaryText}; }
    [data-note] a::after { content: ''; position: absolute; inset: -12px -10px; }
  }
`
