// Limits of the groups of workers.

/** Characters of the texts of a group and of a keyword that its conditions look for. */
export const MAX_GROUP_NAME_LENGTH = 30
export const MAX_GROUP_DESCRIPTION_LENGTH = 200
export const MAX_KEYWORD_LENGTH = 30
/** Keywords of one condition. */
export const MAX_KEYWORDS = 10
/** Shifts that a condition can ask for. */
export const MAX_WORKED_COUNT = 999
