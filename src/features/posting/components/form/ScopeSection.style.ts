import { color } from '@/ui/tokens'

export const scopeSectionStyle = `
  .scopeSectionCustom { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 8px; padding-left: 14px; border-left: 2px solid ${color.line}; }
  .scopeSectionReach { margin: 8px 0 0; font-size: 13px; color: ${color.ink2}; &:empty { display: none; } }
  .scopeSectionSwitch { display: grid; gap: 12px; > :nth-child(2) { max-width: 240px; padding-left: 14px; border-left: 2px solid ${color.line}; } }
`
