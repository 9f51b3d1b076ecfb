/** Ways to fill the free seats of an offering: a higher wage, a wider scope, two shorter shifts, another time. */
export const leverKinds = ['raise', 'widen', 'split', 'move'] as const
export type LeverKind = (typeof leverKinds)[number]

/** The levers that change hours, and so may publish an offering of their own for the free seats. */
export const hoursLeverKinds = ['split', 'move'] as const satisfies readonly LeverKind[]
