import { color, font, weight } from '@/ui/tokens'

export const searchFieldStyle = `
  .uiSearchField {
    display: flex; flex-direction: column; gap: 6px; min-width: 0;
    > label { font-size: ${font.s}; font-weight: ${weight.bold}; }
    [data-box] > button { position: absolute; top: 0; bottom: 0; right: 2px; margin: auto; color: ${color.ink3}; }
  }
`
