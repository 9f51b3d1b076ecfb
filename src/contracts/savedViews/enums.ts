/** The lists of a store whose conditions can be saved. */
export const savedViewLists = [
  'offerings',
  'users',
  'offers',
  'corrections',
  'clientReviews',
  'chatRooms',
] as const
export type SavedViewList = (typeof savedViewLists)[number]

export const longestViewName = 30
/** How many one account can have in a list of a store. */
export const mostSavedViews = 12
/** How many of a list everybody of a store sees, whoever saved them. */
export const mostSharedViews = 12
/** How many one account can see in a list. */
export const mostVisibleViews = mostSavedViews + mostSharedViews
/** Rows of a view are counted up to this many. */
export const viewCountedTo = 1000
