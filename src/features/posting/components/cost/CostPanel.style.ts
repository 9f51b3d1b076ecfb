import { color, font, media, radius, weight } from '@/ui/tokens'

export const costPanelStyle = `
  .costPanel {
    border: 1px solid ${color.line}; border-radius: ${radius}; background: ${color.surface}; overflow: hidden; font-variant-numeric: tabular-nums;
    [data-when] { display: grid; gap: 2px; padding: 16px; background: ${color.primaryTint}; border-bottom: 1px dashed ${color.line}; }
    [data-when] span { font-weight: ${weight.bold}; }
    [data-when] b { font-size: ${font.xl}; line-height: 1.2; }
    [data-when] small { color: ${color.ink2}; font-size: ${font.xs}; }
    [data-bill] { flex: 1; padding: 12px 16px; }
    p { margin: 8px 0 0; font-size: ${font.xs}; color: ${color.ink2}; word-break: auto-phrase; }
    [data-failed] { display: grid; gap: 8px; justify-items: start; margin: 0; padding: 12px 16px; background: ${color.warningTint}; color: ${color.ink}; }
    [data-limit] { display: flex; justify-content: space-between; align-items: baseline; margin: 0; padding: 12px 16px; border-top: 1px solid ${color.lineSoft}; }
    [data-limit] b { font-size: ${font.s}; color: ${color.ink}; }
    &[aria-busy='true'] [data-bill] { opacity: .6; }
    ${media.wide} { display: flex; flex-direction: column; box-sizing: border-box; min-height: 452px; }
    ${media.tablet} { [data-when], [data-bill], [data-limit], [data-failed] { padding-inline: 24px; } }
  }
`
