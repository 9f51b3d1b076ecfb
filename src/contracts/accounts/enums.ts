/** E-mail address: one @, no spaces, a dot in the domain. Whether it exists is verified by sending a mail. */
export const emailForm =
  /^[^\s@"<>,;:\\()[\]]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/

/** `invited`: the invitation has not been accepted yet. */
export const accountStatuses = ['invited', 'active', 'disabled'] as const

/** Password rules, in display order. Texts: domain/accounts/password. */
export const passwordRules = ['length', 'notEmail', 'notCommon'] as const
export type PasswordRule = (typeof passwordRules)[number]

/** Events of a store about which an account can receive mail. Labels: domain/accounts/subscription. */
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
