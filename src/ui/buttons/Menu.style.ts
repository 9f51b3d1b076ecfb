import { layer } from '@/ui/tokens'

export const menuStyle = `
  .uiMenu { position: relative; display: inline-flex; &[data-open] { z-index: ${layer.timeDropdown}; } }
`
