import { radius } from '@/ui/tokens'

export const toldStyle = `
  .uiTold { border-radius: ${radius}; &:focus:not(:focus-visible) { outline: none; } }
`
