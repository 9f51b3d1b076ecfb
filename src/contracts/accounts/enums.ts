/** One sign @, no spaces, a dot in the domain. Whether it exists only a mail can tell. */
export const emailForm =
  /^[^\s@"<>,;:\\()[\]]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/

/** In the order in which they are shown. Texts: domain/password. */
export const passwordRules = ['length', 'upper', 'lower', 'digit', 'notEmail', 'notCommon'] as const
export type PasswordRule = (typeof passwordRules)[number]

/** What somebody can be told about a store by mail. Labels: domain/subscription. */
export const subscriptionEvents = [
  'matching',
  'worker_cancel',
  'fix_payment_request',
  'chat_message',
  'unreviewed',
  'unfilled_alert',
  'offer_screening',
  'billing_confirmed',
  'notice',
] as const
export type SubscriptionEvent = (typeof subscriptionEvents)[number]
export const deliveries = ['immediate', 'daily', 'off'] as const
export type Delivery = (typeof deliveries)[number]
