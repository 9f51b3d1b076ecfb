import { color, weight } from './tokens'

export const confirmDialogStyle = `
  .uiConfirmDialog { && { margin-top: 16px; } color: ${color.dangerText}; font-weight: ${weight.bold}; }
`
