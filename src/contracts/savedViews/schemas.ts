import * as z from 'zod/mini'
import { count, id, requiredText } from '@/contracts/common/schemas'
import { companyViewLists, MAX_VIEW_NAME_LENGTH, MAX_VISIBLE_VIEWS, savedViewLists } from './enums'

/** The conditions of a list as its URL has them, '?status=published'. */
const query = z.string().check(z.maxLength(500), z.regex(/^\?[\w%.,=&+*~-]+$/))

const content = { name: requiredText(MAX_VIEW_NAME_LENGTH), query, isShared: z.boolean() }

/** Conditions of a list under a name. `isShared`: everybody of the store sees it. */
export const SavedViewInput = z.object({ list: z.enum(savedViewLists), ...content })
export type SavedViewInput = z.infer<typeof SavedViewInput>

/** Conditions of a list of head office. `isShared`: all accounts of the company that may open the list see it. */
export const CompanySavedViewInput = z.object({ list: z.enum(companyViewLists), ...content })
export type CompanySavedViewInput = z.infer<typeof CompanySavedViewInput>

export const SavedView = z.object({
  id,
  name: z.string(),
  query: z.string(),
  isShared: z.boolean(),
  /** The account made it. */
  isOwn: z.boolean(),
  /** The account may delete it. */
  isRemovable: z.boolean(),
  /** The list of this account opens with it. */
  isDefault: z.boolean(),
})
export type SavedView = z.infer<typeof SavedView>

/**
 * The views of the account and the shared ones, in the account's order; views that it has not placed follow by name.
 */
export const SavedViews = z.object({ items: z.array(SavedView) })
export type SavedViews = z.infer<typeof SavedViews>

export const SavedViewDefault = z.object({ isDefault: z.boolean() })
export type SavedViewDefault = z.infer<typeof SavedViewDefault>

const ids = z.array(id).check(z.minLength(1), z.maxLength(MAX_VISIBLE_VIEWS))

/** Views of a list in the order in which the account wants to see them; others follow by name. */
export const SavedViewOrder = z.object({ list: z.enum(savedViewLists), ids })
export type SavedViewOrder = z.infer<typeof SavedViewOrder>

/** Views of a list of head office in the order in which the account wants to see them; others follow by name. */
export const CompanySavedViewOrder = z.object({ list: z.enum(companyViewLists), ids })
export type CompanySavedViewOrder = z.infer<typeof CompanySavedViewOrder>

/** What each view finds now, counted up to 1,000; at most the first 24 of the list. */
export const SavedViewCounts = z.object({
  items: z.array(z.object({ id, query: z.string(), count })),
})
export type SavedViewCounts = z.infer<typeof SavedViewCounts>
