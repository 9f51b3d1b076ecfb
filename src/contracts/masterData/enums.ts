export const tagCategories = ['treatment', 'atmosphere', 'access', 'appearance'] as const
export type TagCategory = (typeof tagCategories)[number]
