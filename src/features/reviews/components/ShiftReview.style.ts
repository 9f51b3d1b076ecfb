import { color, font, layer, media, radius, radiusFull, target, weight } from '@/ui/tokens'

export const shiftReviewStyle = `
  .shiftReview {
    display: grid; gap: 12px; font-variant-numeric: tabular-nums; scroll-margin-top: 72px; outline: none;
    ul { list-style: none; margin: 0; padding: 0; }
    p { margin: 0; }
    [data-shift] { display: flex; flex-wrap: wrap; gap: 10px 16px; align-items: center; padding: 12px 16px; border: 1px solid ${color.line}; border-radius: ${radius}; background: ${color.surface}; }
    [data-shift] > p { flex: 1 0 220px; }
    [data-shift] p b { display: block; font-size: ${font.m}; font-weight: ${weight.bold}; }
    [data-shift] p span { color: ${color.ink2}; font-size: ${font.s}; }
    [data-due] { display: inline-flex; align-items: center; gap: 6px; padding: 6px 12px; border: 1px solid ${color.line}; border-radius: ${radiusFull}; font-size: ${font.s}; color: ${color.ink2}; }
    [data-due] b { color: ${color.ink}; font-weight: ${weight.bold}; }
    [data-due='late'] { border-color: ${color.warningLine}; background: ${color.warningTint}; color: ${color.warningText}; }
    [data-due='late'] b { color: ${color.warningText}; }
    [data-bar] { position: sticky; top: 56px; z-index: ${layer.sticky}; display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 6px 12px; margin: -4px 0; padding: 10px 0; background: ${color.bg}; }
    [data-bar] > button { min-height: ${target}; }
    [data-meter] { flex: 1 0 100%; display: flex; height: 6px; overflow: hidden; border-radius: 3px; }
    [data-meter] i { flex: var(--n) 0 0; min-width: 0; background: ${color.line}; }
    [data-meter] i[data-k='good'] { background: ${color.successText}; }
    [data-meter] i[data-k='bad'] { background: repeating-linear-gradient(135deg, ${color.white} 0 1px, transparent 1px 4px), ${color.danger}; }
    [data-bar] p { line-height: 1.3; }
    [data-bar] p b { font-size: ${font.l}; font-weight: ${weight.bold}; }
    [data-bar] p small { display: block; font-size: ${font.xs}; color: ${color.ink2}; white-space: nowrap; }
    [data-list] { display: grid; gap: 8px; }
    [data-sent] { display: grid; gap: 4px; padding: 8px 16px; border: 1px solid ${color.line}; border-radius: ${radius}; background: ${color.surface}; }
    [data-sent] li { display: flex; align-items: center; gap: 8px; min-height: 32px; font-size: ${font.s}; }
    [data-sent] svg { flex: none; color: ${color.successText}; }
    [data-sent] small { color: ${color.ink2}; font-size: ${font.xs}; }
    [data-note] { color: ${color.ink2}; font-size: ${font.xs}; line-height: 1.7; word-break: auto-phrase; }
    ${media.tablet} {
      [data-bar] { top: 0; padding: 14px 0; justify-content: flex-start; }
      [data-bar] > button { margin-left: auto; min-height: 0; }
      [data-bar] p small { display: inline; margin-left: 8px; }
      [data-meter] { flex: 0 0 200px; }
      [data-list] { gap: 0; }
      [data-list] > li { border-radius: 0; margin-top: -1px; }
      [data-list] > li:first-child { border-radius: ${radius} ${radius} 0 0; }
      [data-list] > li:last-child { border-radius: 0 0 ${radius} ${radius}; }
      [data-list] > li:is([data-v='bad'], [data-v='none']) { z-index: 1; }
    }
  }
`
