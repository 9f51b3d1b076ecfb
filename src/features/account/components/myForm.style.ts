import { size } from '@/ui/tokens'

/** The one column of a form of the settings. */
export const myFormStyle = `
  .myForm { position: relative; display: grid; gap: 8px; max-width: ${size.formMax}; > p { word-break: auto-phrase; margin-bottom: 8px; } }
`
