export const quickWordsStyle = `
  .quickWords { display: flex; flex-wrap: wrap; gap: 8px; margin-top: -8px; padding-bottom: 8px; @media (max-width: 749.98px) { gap: 12px 8px; } }
`
