import {
  subscriptionEvents,
  type Delivery,
  type SubscriptionEvent,
} from '@/contracts/accounts/enums'
import type { Permission } from '@/contracts/permission'

export const subscriptionEventLabels: Record<SubscriptionEvent, string> = {
  matching: 'マッチング成立',
  worker_cancel: 'ワーカーのキャンセル',
  fix_payment_request: '修正依頼',
  chat_message: '新着メッセージ',
  unreviewed: '評価のお願い',
  unfilled_alert: '募集が埋まらない',
  offer_screening: '審査結果',
  billing_confirmed: '請求確定',
  notice: 'お知らせ',
}
/**
 * The permission in a store that mail about an event needs: the mail names workers and amounts, and links to a page
 * that needs the same permission. Undefined: every member.
 */
const subscriptionPermissions: Record<SubscriptionEvent, Permission | undefined> = {
  matching: 'store.read',
  worker_cancel: 'store.read',
  fix_payment_request: 'private.read',
  chat_message: 'store.read',
  unreviewed: 'store.read',
  unfilled_alert: 'store.read',
  offer_screening: 'store.read',
  billing_confirmed: 'billing.viewStore',
  notice: undefined,
}
/** Whether mail about an event may go to an account with these permissions in the store. */
export const canSubscribe = (
  event: SubscriptionEvent,
  may: (permission: Permission) => boolean,
) => {
  const permission = subscriptionPermissions[event]
  return permission === undefined || may(permission)
}

/** Explanations of events whose label is not sufficient. */
export const subscriptionEventNotes: Partial<Record<SubscriptionEvent, string>> = {
  matching: '決まった人をお知らせします',
  unfilled_alert: '順番に広げた募集が、空きを残して終わったとき',
}
export const deliveryLabels: Record<Delivery, string> = {
  immediate: 'すぐに',
  daily: '1日1回',
  off: '受け取らない',
}

/** Deliveries of a new account: immediate for events that need an action, daily for the rest. */
export const defaultDeliveries = Object.fromEntries(
  subscriptionEvents.map((event) => [
    event,
    (['unreviewed', 'billing_confirmed', 'notice'] as SubscriptionEvent[]).includes(event)
      ? 'daily'
      : 'immediate',
  ]),
) as Record<SubscriptionEvent, Delivery>
