import { color, font, media, radius, weight } from '@/ui/tokens'

export const targetStyle = `
  .target {
    display: grid; gap: 12px; padding: 16px; background: ${color.surface}; border: 1px solid ${color.line}; border-radius: ${radius}; font-variant-numeric: tabular-nums;
    ul { display: grid; gap: 8px; }
    li { display: flex; align-items: center; gap: 12px; min-width: 0; }
    li[data-off] [data-name] { color: ${color.ink3}; }
    [data-name] { flex: 1; min-width: 0; }
    [data-name] > b { display: block; font-size: ${font.m}; line-height: 1.4; font-weight: ${weight.bold}; }
    [data-name] small { display: block; color: ${color.ink2}; }
    [data-name] [data-more] { margin-top: 2px; font-size: 13px; }
    [data-more] span { display: inline-block; white-space: pre; }
    [data-yen] { font-weight: ${weight.bold}; white-space: nowrap; }
    [data-yen] small { font-weight: ${weight.regular}; }
    [data-shift], [data-left], [data-cost] { padding-top: 12px; border-top: 1px solid ${color.lineSoft}; }
    [data-shift] b { display: block; font-size: ${font.m}; font-weight: ${weight.bold}; }
    [data-shift] span { color: ${color.ink2}; }
    [data-left] { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 8px; }
    [data-left] > b { font-size: ${font.xxl}; line-height: 1.2; font-weight: ${weight.bold}; font-feature-settings: 'palt'; }
    [data-left] > b small { margin: 0 4px 0 1px; font-size: ${font.m}; }
    [data-left] > :last-child { align-self: center; margin-left: auto; }
    [data-line] { position: relative; display: flex; justify-content: space-between; padding-top: 32px; font-size: ${font.xs}; line-height: 1.35; color: ${color.ink3}; white-space: nowrap; }
    [data-line] > i { position: absolute; inset: 20px 0 auto; height: 8px; border-radius: 4px; background: linear-gradient(${color.danger}, ${color.danger}) 0 / calc(var(--at) * 100%) 100% no-repeat ${color.sunken}; }
    [data-line] > span + span:last-child { text-align: right; }
    [data-line] b { display: block; color: ${color.ink2}; font-weight: ${weight.bold}; }
    [data-now] { position: absolute; top: 0; left: calc(var(--at) * 100%); color: ${color.ink}; font-weight: ${weight.bold}; }
    [data-now]::after { content: ''; position: absolute; left: 0; top: 17px; width: 2px; height: 14px; background: ${color.ink}; }
    [data-now][data-far] { left: auto; right: calc(100% - var(--at) * 100%); }
    [data-now][data-far]::after { left: auto; right: 0; }
    [data-cost] { display: flex; justify-content: space-between; align-items: baseline; }
    [data-cost] b { font-size: ${font.xl}; line-height: 1.2; font-weight: ${weight.bold}; }
    [data-cost] b[data-due] { color: ${color.dangerText}; }
    [data-cost] small { font-size: ${font.s}; font-weight: ${weight.regular}; }
    ${media.phone} {
      [data-cost] { display: none; }
      &[data-compact] :is([data-line], [data-more], [data-left]) { display: none; }
    }
    ${media.tablet} { padding: 20px 24px; }
    ${media.wide} { [data-left] > :last-child { margin-left: 0; } }
  }
`
