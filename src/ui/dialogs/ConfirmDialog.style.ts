import { color, weight } from '@/ui/tokens'

export const confirmDialogStyle = `
  .uiConfirmDialog { && { margin-top: 16px; } color: ${color.dangerText}; font-weight: ${weight.bold}; }
`
