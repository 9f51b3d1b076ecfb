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

/** The lists of a company's head office whose saved conditions are counted. */
export const countedCompanyViewLists = [
  'companyClients',
  'companyCorrections',
  'companyReviews',
  'members',
] as const
export type CountedCompanyViewList = (typeof countedCompanyViewLists)[number]

/** The lists of head office whose conditions can be saved. The activity log is too long to be counted. */
export const companyViewLists = [...countedCompanyViewLists, 'activities'] as const
export type CompanyViewList = (typeof companyViewLists)[number]

/** Whether the rows of a list are few enough that the menu can count them for each of its views. */
export const isCountedCompanyList = (list: CompanyViewList): list is CountedCompanyViewList =>
  countedCompanyViewLists.some((counted) => counted === list)

export const MAX_VIEW_NAME_LENGTH = 30
/** How many one account can have in a list of a store or company. */
export const MAX_SAVED_VIEWS = 12
/** The maximum number of shared views of a list. */
export const MAX_SHARED_VIEWS = 12
/** How many one account can see in a list. */
export const MAX_VISIBLE_VIEWS = MAX_SAVED_VIEWS + MAX_SHARED_VIEWS
/** Rows of a view are counted up to this many. */
export const MAX_VIEW_COUNT = 1000
