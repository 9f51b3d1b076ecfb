import { color, font } from '@/ui/tokens'

export const todayPeopleStyle = `
  .todayPeopleOver { margin: 12px 0 -4px; font-size: ${font.s}; color: ${color.ink2}; }
`
