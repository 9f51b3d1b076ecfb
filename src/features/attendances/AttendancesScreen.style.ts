import { color, font, media } from '@/ui/tokens'

export const attendancesScreenStyle = `
  .attendancesScreenBody { ${media.phone} { margin-top: 16px; } }
  .attendancesScreenCodes { display: grid; gap: 16px; ${media.tablet} { grid-template-columns: 1fr 1fr; } }
  .attendancesScreenHelp { font-size: ${font.s}; color: ${color.ink2}; }
`
