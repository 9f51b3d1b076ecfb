/** Ways to fill the free seats of an offering: a higher wage, a wider scope, two shorter shifts, another time. */
export const leverKinds = ['raise', 'widen', 'split', 'move'] as const
export type LeverKind = (typeof leverKinds)[number]

/** The levers that change hours, for which a separate offering may be published for the free seats. */
export const hoursLeverKinds = ['split', 'move'] as const satisfies readonly LeverKind[]
