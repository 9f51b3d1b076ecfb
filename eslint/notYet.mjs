// Files that do not keep a bound of size yet, by rule. The lists only shrink; docs/STATUS.md says when they end.

/** Files by the rule they do not keep. */
export const notYet = {
  complexity: [
    '__tests__/server/rosters.test.ts',
    'src/server/demo/market/attendances.ts',
  ],
  'max-lines': [
    '__tests__/conformance/layout.test.tsx',
    '__tests__/conformance/states.test.tsx',
    '__tests__/domain/offering.test.ts',
    '__tests__/features/cancelling.test.tsx',
    '__tests__/features/offeringActs.test.tsx',
    '__tests__/features/posting.test.tsx',
    '__tests__/features/users.test.tsx',
    '__tests__/server/accounts.test.ts',
    '__tests__/server/chatRooms.test.ts',
    '__tests__/server/edgeCases.test.ts',
    '__tests__/server/groups.test.ts',
    '__tests__/server/kit.test.ts',
    '__tests__/server/multidate.test.ts',
    '__tests__/server/offeringUsers.test.ts',
    '__tests__/server/offers.test.ts',
    '__tests__/server/rejections.test.ts',
    '__tests__/server/reviews.test.ts',
    '__tests__/server/rosters.test.ts',
    '__tests__/server/seed.test.ts',
    '__tests__/server/users.test.ts',
    '__tests__/shell/frame.test.tsx',
    '__tests__/ui/datePicker.test.tsx',
    '__tests__/ui/fields.test.tsx',
  ],
  'max-lines-per-function': [
    'src/server/demo/market/attendances.ts',
    'src/server/demo/market/conversations.ts',
  ],
  'max-params': [
    '__tests__/domain/matching.test.ts',
    '__tests__/domain/offering.test.ts',
    '__tests__/fixtures/fixture.ts',
    '__tests__/server/kit.test.ts',
    '__tests__/server/outbox.test.ts',
    '__tests__/kit/serverKit.ts',
  ],
  'no-nested-ternary': [
    '__tests__/conformance/errors.test.tsx',
    '__tests__/conformance/renderKit.tsx',
    '__tests__/server/seed.test.ts',
  ],
}

export const notYetRules = Object.entries(notYet).map(([rule, files]) => ({
  files,
  rules: { [rule]: 'off' },
}))
