import type { SmokingPolicy } from '@/contracts/clients/enums'
import type { TagCategory } from '@/contracts/masterData/enums'
import type { GroceryTemplateCode, MinAge, OfferStatus, Parking } from '@/contracts/offers/enums'

/** The names of the states and choices of offers on screen. */
export const offerStatusLabel: Record<OfferStatus, string> = {
  draft: '下書き',
  screening: '審査中',
  usable: '公開可',
  violated: '要修正',
  archived: 'アーカイブ済み',
}
export const smokingPolicyLabel: Record<SmokingPolicy, string> = {
  no_smoking: '屋内禁煙',
  separate: '喫煙専用室あり',
  outdoor_only: '屋内禁煙(屋外に喫煙場所あり)',
  allowed: '喫煙可',
}
/** Returns an empty text as long as nobody has stated it. */
export const smokingPolicyText = (policy: SmokingPolicy | null) =>
  policy === null ? '' : smokingPolicyLabel[policy]
export const minAgeLabel: Record<MinAge, string> = {
  15: '15歳以上(高校生なども申し込めます)',
  18: '18歳以上',
}
export const parkingLabel: Record<Parking, string> = {
  none: '駐車場なし',
  car: '車で通勤可',
  bike: 'バイクで通勤可',
  bicycle: '自転車で通勤可',
}
export const tagCategoryLabel: Record<TagCategory, string> = {
  treatment: '待遇',
  atmosphere: '職場の雰囲気',
  access: 'アクセス',
  appearance: '身だしなみ',
}
/** Ready-made offers of supermarkets (スーパー向けテンプレート). */
export const groceryTemplateName: Record<GroceryTemplateCode, string> = {
  stock: '品出し',
  register: 'レジ',
  deli: '惣菜',
  produce: '青果',
  meat: '精肉',
  fish: '鮮魚',
  cart: 'カート回収',
}
