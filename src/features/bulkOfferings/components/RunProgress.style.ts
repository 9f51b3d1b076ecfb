import { color, font, media, radius, weight } from '@/ui/tokens'

export const runProgressStyle = `
  .runProgress {
    display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; max-width: 600px;
    h2 { margin: 0; font-size: ${font.l}; line-height: 1.5; font-weight: ${weight.bold}; word-break: auto-phrase; }
    p { margin: 0; color: ${color.ink2}; word-break: auto-phrase; }
    ul { margin: 4px 0 0; padding: 0; list-style: none; background: ${color.surface}; border: 1px solid ${color.line}; border-radius: ${radius}; font-variant-numeric: tabular-nums; }
    li { display: flex; flex-wrap: wrap; align-items: center; gap: 0 10px; min-height: 44px; padding: 6px 14px; font-size: ${font.s}; }
    li + li { border-top: 1px solid ${color.lineSoft}; }
    li svg { width: 18px; height: 18px; color: ${color.ink3}; }
    [data-result='created'] svg { color: ${color.successText}; }
    [data-result='failed'] svg { color: ${color.danger}; }
    [data-turning] { animation: uiTurn 1.2s linear infinite; }
    ${media.still} { [data-turning] { animation: none; } }
    b { font-size: ${font.m}; font-weight: ${weight.bold}; }
    small { margin-left: auto; font-size: ${font.xs}; color: ${color.ink2}; }
  }
`
