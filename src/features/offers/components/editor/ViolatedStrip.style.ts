export const violatedStripStyle = `
  .violatedStripStrip { margin-bottom: 12px; &:last-of-type { margin-bottom: 16px; } }
`
