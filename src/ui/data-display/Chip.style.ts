import { color, radiusFull } from '@/ui/tokens'

export const chipStyle = `
  .uiConditionChip {
    display: inline-flex; align-items: center; gap: 4px; height: 32px; padding: 0 4px 0 12px; border-radius: ${radiusFull}; background: ${color.primaryTint}; color: ${color.primaryText}; font-size: 13px; white-space: nowrap;
    button { position: relative; display: grid; place-items: center; width: 24px; height: 24px; padding: 0; border: 0; border-radius: 50%; background: none; color: inherit; cursor: pointer; }
    button::after { content: ''; position: absolute; inset: -10px; }
  }
`
