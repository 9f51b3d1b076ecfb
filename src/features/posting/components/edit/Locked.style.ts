import { color, font, radius, weight } from '@/ui/tokens'

export const lockedStyle = `
  .postingLocked {
    border: 1px solid ${color.line}; border-radius: ${radius}; background: ${color.sunken}; font-variant-numeric: tabular-nums;
    dl { display: flex; flex-wrap: wrap; gap: 8px 32px; margin: 0; padding: 12px 16px; }
    dt { font-size: ${font.xs}; color: ${color.ink2}; }
    dd { margin: 0; font-weight: ${weight.bold}; overflow-wrap: anywhere; }
    p { display: grid; grid-template-columns: 16px minmax(0, 1fr); justify-items: start; gap: 2px 8px; margin: 0; padding: 10px 16px; border-top: 1px solid ${color.line}; font-size: ${font.s}; color: ${color.ink2}; word-break: auto-phrase; }
    p > svg { margin-top: 3px; }
    p > a { grid-column: 2; margin-left: -8px; }
    & + .whenSectionBar { margin-top: 0; }
  }
`
