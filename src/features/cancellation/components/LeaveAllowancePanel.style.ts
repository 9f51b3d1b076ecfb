import { color, font, media, radius, weight } from '@/ui/tokens'

export const judgementPanelStyle = `
  .judgementPanel {
    overflow: hidden; border: 2px solid ${color.ink}; border-radius: ${radius}; background: ${color.surface}; font-variant-numeric: tabular-nums;
    [data-head] { display: flex; align-items: center; gap: 12px; padding: 14px 16px; background: ${color.sunken}; }
    [data-head] > svg { flex: none; }
    [data-head] > div { flex: 1; min-width: 0; }
    [data-head] p { font-size: ${font.xs}; color: ${color.ink2}; }
    strong { display: block; font-size: ${font.l}; line-height: 1.3; font-weight: ${weight.bold}; word-break: auto-phrase; }
    [data-head] > [data-sum] { flex: none; text-align: right; }
    [data-sum] b { display: block; font-size: ${font.xl}; line-height: 1.25; font-weight: ${weight.bold}; white-space: nowrap; }
    [data-sum] small { margin-left: 2px; font-size: ${font.s}; font-weight: ${weight.regular}; }
    &[data-s='due'] [data-head] { background: ${color.dangerTint}; }
    &[data-s='due'] :is(strong, [data-head] > svg) { color: ${color.dangerText}; }
    &[data-s='free'] [data-head] { background: ${color.successTint}; }
    &[data-s='free'] :is(strong, [data-head] > svg) { color: ${color.successText}; }
    &[data-s='check'] [data-head] { background: ${color.warningTint}; }
    &[data-s='check'] :is(strong, [data-head] > svg) { color: ${color.warningText}; }
    &[data-s='wait'] { border-color: ${color.line}; }
    [data-wait] { display: flex; align-items: center; gap: 12px; min-height: 76px; box-sizing: border-box; padding: 14px 16px; background: ${color.sunken}; color: ${color.ink2}; }
    [data-body] { padding: 4px 16px; }
    [data-body] > button { margin: 4px 0 12px; }
    [data-why] { padding: 8px 0; }
    [data-text] { display: block; }
    dl > div { grid-template-columns: 56px minmax(0, 1fr); }
    ul { padding: 8px 0; border-bottom: 1px solid ${color.lineSoft}; }
    li { display: flex; justify-content: space-between; gap: 16px; padding: 6px 0; line-height: 1.5; }
    li > span:first-child { flex: none; max-width: 50%; }
    li > span:last-child { text-align: right; }
    li[data-off] > span:last-child { font-size: 13px; color: ${color.ink2}; }
    li b { font-weight: ${weight.bold}; }
    li small { display: block; color: ${color.ink2}; }
    ${media.tablet} { [data-head], [data-wait] { padding: 16px 24px; } [data-body] { padding: 4px 24px; } dl > div { grid-template-columns: 56px minmax(0, 1fr); } }
  }
`
