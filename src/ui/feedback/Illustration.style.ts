import { color } from '@/ui/tokens'

export const artStyle = `
  .uiArt { fill: none; stroke: ${color.ink}; stroke-width: 2.5; stroke-linecap: round; stroke-linejoin: round; }
`
