import { color, font, media, radius, weight } from '@/ui/tokens'

export const confirmationStyle = `
  .confirmationBody {
    display: grid; gap: 20px; min-width: 0;
    > section { margin-top: 4px; }
  }
  .confirmationSoon {
    margin: 0; font-size: 13px; color: ${color.ink2}; word-break: auto-phrase;
    ${media.phone} { && { display: none; } }
  }
  .confirmationBill {
    overflow: hidden; border: 1px solid ${color.line}; border-radius: ${radius}; background: ${color.surface}; font-variant-numeric: tabular-nums;
    [data-head] { display: grid; gap: 2px; padding: 14px 16px; background: ${color.primaryTint}; border-bottom: 1px dashed ${color.line}; }
    h2 { margin: 0; font-size: ${font.m}; font-weight: ${weight.bold}; }
    small { font-size: ${font.xs}; color: ${color.ink2}; }
    [data-lines] { padding: 12px 16px; }
    p { display: flex; justify-content: space-between; align-items: baseline; margin: 0; padding: 12px 16px; border-top: 1px solid ${color.lineSoft}; font-size: ${font.xs}; color: ${color.ink2}; }
    p b { font-size: ${font.s}; color: ${color.ink}; }
    ${media.tablet} { [data-head], [data-lines], p { padding-inline: 24px; } }
  }
`
