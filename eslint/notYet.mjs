// Files that do not keep a bound of size yet, by rule. The lists only shrink; docs/STATUS.md says when they end.

/** Files by the rule they do not keep. */
export const notYet = {
  complexity: ['src/server/demo/market/attendances.ts'],
  'max-lines-per-function': [
    'src/server/demo/market/attendances.ts',
    'src/server/demo/market/conversations.ts',
  ],
}

export const notYetRules = Object.entries(notYet).map(([rule, files]) => ({
  files,
  rules: { [rule]: 'off' },
}))
