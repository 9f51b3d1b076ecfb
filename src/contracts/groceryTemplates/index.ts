/** Ready-made templates of supermarkets (スーパー向けテンプレート): what `grocery_store_template_code` names. */
export const groceryTemplateCodes = [
  'stock',
  'register',
  'deli',
  'produce',
  'meat',
  'fish',
  'cart',
] as const
export type GroceryTemplateCode = (typeof groceryTemplateCodes)[number]
export const groceryTemplateName: Record<GroceryTemplateCode, string> = {
  stock: '品出し',
  register: 'レジ',
  deli: '惣菜',
  produce: '青果',
  meat: '精肉',
  fish: '鮮魚',
  cart: 'カート回収',
}
