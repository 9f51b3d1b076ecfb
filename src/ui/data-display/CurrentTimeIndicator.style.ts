import { color } from '@/ui/tokens'

export const nowMarkStyle = `
  .uiNowMark { background: linear-gradient(transparent 62%, ${color.brand} 62% 94%, transparent 94%); color: inherit; padding: 0 2px; margin: 0 -2px; }
`
