import type {
  companySavedViewCounts,
  companySavedViews,
  savedViewCounts,
  savedViews,
} from '@/contracts/savedViews'
import type * as schemas from '@/contracts/savedViews/schemas'
import type { FieldTexts } from '@/server/http/openapi/fieldTexts'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `savedViews`. */
export const savedViewsReference: ReferenceOf<typeof savedViews> = {
  list: {
    summary: '保存した条件の一覧',
    description:
      'The saved conditions of a list: those of the account, and those shared in the store, in the order of the account.',
  },
  create: {
    summary: '条件の保存',
    description:
      'Saves conditions of a list under a name. Sharing them needs the permission to edit the store. At most 12 of one account in a list, and 12 that are shared.',
  },
  setDefault: {
    summary: '最初に開く条件',
    description: 'Sets or clears the saved conditions with which the list opens for this account.',
  },
  reorder: {
    summary: '保存した条件の並べ替え',
    description:
      'Puts the saved conditions of a list into an order that this account alone sees; 409 `stale` when one of them is gone.',
  },
  remove: {
    summary: '保存した条件の削除',
    description:
      'Deletes saved conditions of the account. Deleting shared ones of others needs the permission to edit the store.',
  },
}

/** What the API reference says of `savedViewCounts`. */
export const savedViewCountsReference: ReferenceOf<typeof savedViewCounts> = {
  list: {
    summary: '保存した条件の件数',
    description:
      'How many rows each of the saved conditions of a list finds now, counted up to 1,000 and for the first 24 in the order of the account. Counting is expensive: call it when the user opens the menu, not with each page.',
  },
}

/** What the API reference says of `companySavedViews`. */
export const companySavedViewsReference: ReferenceOf<typeof companySavedViews> = {
  list: {
    summary: '企業の一覧で保存した条件',
    description:
      'The saved conditions of a list of head office: those of the account, and those that are shared, in the order of the account. 403 without the permission to open the list.',
  },
  create: {
    summary: '企業の一覧の条件の保存',
    description:
      'Saves conditions of a list of head office under a name. Sharing them needs the permission to edit the company. At most 12 of one account in a list, and 12 that are shared.',
  },
  setDefault: {
    summary: '企業の一覧を最初に開く条件',
    description: 'Sets or clears the saved conditions with which the list opens for this account.',
  },
  reorder: {
    summary: '企業の一覧で保存した条件の並べ替え',
    description:
      'Puts the saved conditions of a list into an order that this account alone sees; 409 `stale` when one of them is gone.',
  },
  remove: {
    summary: '企業の一覧で保存した条件の削除',
    description:
      'Deletes saved conditions of the account. Deleting shared ones of others needs the permission to edit the company.',
  },
}

/** What the API reference says of `companySavedViewCounts`. */
export const companySavedViewCountsReference: ReferenceOf<typeof companySavedViewCounts> = {
  list: {
    summary: '企業の一覧で保存した条件の件数',
    description:
      'How many rows the saved conditions of a list of head office find now, counted up to 1,000. 422 for the activity log, whose rows are not counted.',
  },
}

/** The fields of `savedViews` except those in `sharedFields`. */
export const savedViewsFields: FieldTexts<typeof schemas> = {
  'CompanySavedViewInput.list': ['一覧', 'The list of head office to which the conditions belong.'],
  'CompanySavedViewOrder.ids': ['並び順', 'Ids of saved conditions in the order of the account.'],
  'CompanySavedViewOrder.list': ['一覧', 'The list of head office to which the conditions belong.'],
  isOwn: ['自分のもの', 'The account made it.'],
  isRemovable: ['削除できるか', 'The account may delete it.'],
  isShared: ['共有', 'Everybody of the store sees it.'],
  query: ['条件', 'The conditions, as the URL of the list has them.'],
  'SavedViewCounts.count': ['件数', 'How many rows the conditions find; 1000: that many or more.'],
  'SavedViewInput.list': ['一覧', 'The list to which the conditions belong.'],
  'SavedViewOrder.ids': ['並び順', 'Ids of saved conditions in the order of the account.'],
  'SavedViewOrder.list': ['一覧', 'The list to which the conditions belong.'],
}
