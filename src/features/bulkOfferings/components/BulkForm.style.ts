import { color, font, media, radius, weight } from '@/ui/tokens'

export const multidateFormStyle = `
  .multidateForm {
    display: grid; grid-template-columns: minmax(0, 1fr); gap: 28px;
    > * { min-width: 0; }
    > [data-main] { display: grid; grid-template-columns: minmax(0, 1fr); gap: 20px; align-content: start; }
    [data-head] { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 10px; min-height: 40px; }
    [data-head] h2 { margin: 0; font-size: ${font.l}; line-height: 1.5; font-weight: ${weight.bold}; }
    [data-head] > span { flex: 1; font-size: ${font.s}; color: ${color.ink2}; font-variant-numeric: tabular-nums; }
    section > p { margin: 0; padding: 24px 16px; border: 1px dashed ${color.line}; border-radius: ${radius}; text-align: center; font-size: ${font.s}; color: ${color.ink2}; word-break: auto-phrase; }
    ${media.wide} { grid-template-columns: minmax(0, 1fr) 360px; gap: 40px; align-items: start; }
  }
  .multidateFormSum {
    display: flex; justify-content: space-between; align-items: baseline; gap: 4px 16px; width: 100%; font-variant-numeric: tabular-nums;
    > span > b { font-size: ${font.m} !important; font-weight: ${weight.bold}; }
    small { display: block; font-size: ${font.xs}; color: ${color.ink2}; }
    [data-yen][aria-busy='true'] { opacity: .6; }
    i { margin-left: 2px; font-style: normal; font-size: ${font.s}; }
    ${media.tablet} { align-items: center; small { display: inline; margin-left: 12px; } }
  }
`
