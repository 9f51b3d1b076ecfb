import { layer } from '@/ui/tokens'

export const splitButtonStyle = `
  .uiSplitButton {
    position: relative; z-index: ${layer.splitButton}; display: inline-flex;
    > button:first-of-type { border-top-right-radius: 0; border-bottom-right-radius: 0; }
    > button:last-of-type { border-top-left-radius: 0; border-bottom-left-radius: 0; padding: 0 11px; margin-left: -1px; }
    &[data-tone='primary'] > button:last-of-type { margin-left: 1px; }
  }
`
