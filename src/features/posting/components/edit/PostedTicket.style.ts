import { color, font, media, radius, weight } from '@/ui/tokens'

export const postedTicketStyle = `
  .postedTicket {
    overflow: hidden; border: 1px solid ${color.line}; border-radius: ${radius}; background: ${color.surface}; font-variant-numeric: tabular-nums;
    [data-when] { display: grid; padding: 14px 16px; background: ${color.primaryTint}; border-bottom: 1px dashed ${color.line}; }
    [data-when] span { font-size: ${font.m}; font-weight: ${weight.bold}; }
    [data-when] b { font-size: ${font.xl}; font-weight: ${weight.bold}; line-height: 1.3; }
    [data-when] small { font-size: ${font.xs}; color: ${color.ink2}; }
    dl { display: flex; flex-wrap: wrap; margin: 0; border-bottom: 1px solid ${color.lineSoft}; }
    dl > div { padding: 12px 16px; }
    dl > div + div { border-left: 1px solid ${color.lineSoft}; }
    dt { font-size: ${font.xs}; color: ${color.ink3}; white-space: nowrap; }
    dd { margin: 0; font-size: ${font.l}; line-height: 1.3; font-weight: ${weight.bold}; white-space: nowrap; }
    dd small { margin-left: 1px; font-size: 13px; font-weight: ${weight.regular}; }
    [data-ruler] { padding: 14px 16px 10px; }
    ${media.tablet} { [data-when] { padding: 20px 24px; } [data-when] b { font-size: ${font.xxl}; } dl > div { padding: 14px 24px; } [data-ruler] { padding: 16px 24px 12px; } }
  }
`
