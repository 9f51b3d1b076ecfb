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
