import { media } from '@/ui/tokens'

export const noticesScreenStyle = `
  .noticesScreenConditions { ${media.phone} { header:has(button) + & { margin-top: 12px; } } }
`
