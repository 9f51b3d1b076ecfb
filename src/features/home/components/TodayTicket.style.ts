import { color, font, media, weight } from '@/ui/tokens'

export const todayTicketStyle = `
  .todayTicket {
    [data-chips] { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; font-size: 13px; color: ${color.ink2}; }
    li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 6px 8px; padding: 10px 14px; }
    li[data-late] { background: ${color.warningTint}; }
    li[data-late] .uiChip[data-s='late'] { background: ${color.surface}; }
    [data-top] { flex-wrap: wrap; }
    [data-top] > h3 { flex-basis: 120px; }
    [data-who] { display: flex; align-items: center; gap: 10px; min-width: 0; }
    [data-who] b { display: block; font-weight: ${weight.bold}; font-size: ${font.m}; line-height: 1.4; }
    [data-who] small { display: block; font-size: ${font.xs}; color: ${color.ink2}; }
    [data-how] { grid-row: 2; grid-column: 1 / -1; display: grid; gap: 4px; justify-items: start; min-width: 0; padding-left: 42px; font-size: 13px; }
    [data-acts] { display: flex; justify-content: end; gap: 8px; }
    [data-note] { color: ${color.warningText}; }
    q { display: block; padding: 2px 0 2px 10px; border-left: 3px solid ${color.warningLine}; font-size: ${font.s}; line-height: 1.5; quotes: none; overflow-wrap: anywhere; }
    ${media.tablet} {
      li { grid-template-columns: minmax(0, 1fr) minmax(0, 1.6fr) 80px; align-items: center; gap: 12px; min-height: 56px; padding: 8px 16px; box-sizing: border-box; }
      [data-how] { grid-row: 1; grid-column: 2; padding-left: 0; }
      [data-who] b { font-size: ${font.s}; }
    }
  }
`
