/** The groups of the tags of an offer (待遇・特徴). */
export const tagCategories = ['treatment', 'atmosphere', 'access', 'appearance'] as const
export type TagCategory = (typeof tagCategories)[number]
