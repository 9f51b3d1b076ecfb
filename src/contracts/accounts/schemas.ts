import * as z from 'zod/mini'
import { clientStatuses, companyStatuses } from '@/contracts/clients/enums'
import {
  count,
  id,
  instant,
  OptionalPhoneNumber,
  optionalText,
  requiredText,
} from '@/contracts/common/schemas'
import { permissions, roles } from '@/contracts/permission'
import { halfWidth } from '@/lib/text/jaInput'
import { deliveries, emailForm, passwordRules, subscriptionEvents } from './enums'

export const Email = z
  .string()
  .check(
    z.overwrite(halfWidth),
    z.minLength(1, 'メールアドレスを入力してください。'),
    z.maxLength(254, '254文字以内で入力してください。'),
    z.regex(emailForm, 'メールアドレスの形で入力してください(例: name@example.co.jp)。'),
  )
/** A password for signing in: not trimmed and without the current rules, so that an older password is accepted. */
export const Secret = z
  .string()
  .check(
    z.minLength(1, 'パスワードを入力してください。'),
    z.maxLength(256, '256文字以内で入力してください。'),
  )

const kana = optionalText(50).check(
  z.regex(/^[ァ-ヶー・\s　]*$/, '全角カタカナで入力してください。'),
)

/** A change of the e-mail address that is not confirmed yet. */
export const PendingEmail = z.object({ newEmail: z.string(), expiresAt: instant })
export const Account = z.object({
  id,
  email: z.string(),
  name: requiredText(50),
  nameKana: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  department: z.nullable(z.string()),
  passwordChangedAt: z.nullable(instant),
  mustChangePassword: z.boolean(),
  pendingEmail: z.nullable(PendingEmail),
  lockVersion: count,
})
export type Account = z.infer<typeof Account>
/** Absent fields stay unchanged. */
export const AccountInput = z.partial(
  z.object({
    name: requiredText(50),
    nameKana: kana,
    phoneNumber: OptionalPhoneNumber,
    department: optionalText(50),
    lockVersion: count,
  }),
)
export type AccountInput = z.infer<typeof AccountInput>

export const AccountPermission = z.object({
  /** The union over all scopes. For one store use `scopes`. */
  permissions: z.array(z.enum(permissions)),
  scopes: z.array(
    z.object({
      companyId: id,
      clientId: z.nullable(id),
      role: z.enum(roles),
      permissions: z.array(z.enum(permissions)),
    }),
  ),
})
export type AccountPermission = z.infer<typeof AccountPermission>

export const SignInStatus = z.object({
  signedInCount: count,
  firstSignIn: z.boolean(),
  lastSignInAt: z.nullable(instant),
  currentSignInAt: z.nullable(instant),
  failedAttempts: count,
  needsPasswordSetup: z.boolean(),
  needsPhoneVerification: z.boolean(),
  needsTermsAgreement: z.boolean(),
  needsIdentification: z.boolean(),
})
export type SignInStatus = z.infer<typeof SignInStatus>

export const TodoCounts = z.object({
  notArrived: count,
  unreadChatRooms: count,
  fixPaymentRequests: count,
  unreviewedUsers: count,
  rejectNegotiations: count,
  longTermUnselected: count,
  violatedOffers: count,
  mynumberRequestable: count,
  /** Finished runs of many dates whose outcome nobody has acknowledged. */
  multidateUnchecked: count,
  /** Checks of the business that the store must submit. */
  factChecks: count,
})
export type TodoCounts = z.infer<typeof TodoCounts>
export const NotificationCounts = z.extend(TodoCounts, {
  unreadNotices: count,
  byClient: z.array(z.extend(TodoCounts, { clientId: id })),
})
export type NotificationCounts = z.infer<typeof NotificationCounts>

export const AccessibleClient = z.object({
  id,
  companyId: id,
  companyName: z.string(),
  name: z.string(),
  nameKana: z.nullable(z.string()),
  code: z.nullable(z.string()),
  brandName: z.nullable(z.string()),
  prefectureCode: z.nullable(z.string()),
  city: z.nullable(z.string()),
  status: z.enum(clientStatuses),
  isFavorite: z.boolean(),
  lastOpenedAt: z.nullable(instant),
  /** Seats of the shifts that start today, the occupied ones, and of these the ended ones (うち欠勤・取消). */
  today: z.object({ capacity: count, matchedCount: count, endedSeatCount: count }),
  todos: TodoCounts,
  todoCount: count,
})
export type AccessibleClient = z.infer<typeof AccessibleClient>
export const AccessibleClients = z.object({ items: z.array(AccessibleClient) })
export type AccessibleClients = z.infer<typeof AccessibleClients>
export const AccessibleCompanies = z.object({
  items: z.array(
    z.object({
      id,
      name: z.string(),
      status: z.enum(companyStatuses),
      clientCount: count,
      todoCount: count,
    }),
  ),
})
export type AccessibleCompanies = z.infer<typeof AccessibleCompanies>
/** `opened: true` records that the store was opened now. */
export const ClientVisitInput = z.partial(
  z.object({ isFavorite: z.boolean(), opened: z.literal(true) }),
)
export type ClientVisitInput = z.infer<typeof ClientVisitInput>

export const PasswordCheck = z.object({ password: z.string().check(z.maxLength(256)) })
export type PasswordCheck = z.infer<typeof PasswordCheck>
/** The rules that the password does not meet; empty if it is accepted. */
export const PasswordVerdict = z.object({
  unmetRules: z.array(z.object({ rule: z.enum(passwordRules), message: z.string() })),
})
export type PasswordVerdict = z.infer<typeof PasswordVerdict>
export const PasswordChange = z.object({ currentPassword: Secret, newPassword: Secret })
export type PasswordChange = z.infer<typeof PasswordChange>

/** `currentPassword` may be omitted only to resend the mail of the same pending change. */
export const EmailChangeRequest = z.object({ newEmail: Email, currentPassword: z.optional(Secret) })
export type EmailChangeRequest = z.infer<typeof EmailChangeRequest>
/** `confirm` needs the token mailed to the new address, `cancel` the one mailed to the old address. */
export const EmailChangeAnswer = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(100)),
  action: z.optional(z.enum(['confirm', 'cancel'])),
})
export type EmailChangeAnswer = z.infer<typeof EmailChangeAnswer>
export const EmailChangeResult = z.object({
  status: z.enum(['confirmed', 'cancelled']),
  email: z.string(),
})
export type EmailChangeResult = z.infer<typeof EmailChangeResult>

export const Fingerprint = z.object({
  visitorHash: z.string().check(z.regex(/^[\w-]{16,128}$/, '端末を識別する値の形が違います。')),
})
export type Fingerprint = z.infer<typeof Fingerprint>
export const FingerprintNecessity = z.object({ necessary: z.boolean() })
export type FingerprintNecessity = z.infer<typeof FingerprintNecessity>

const Events = z.object(
  Object.fromEntries(subscriptionEvents.map((event) => [event, z.enum(deliveries)])) as Record<
    (typeof subscriptionEvents)[number],
    z.ZodMiniEnum<{ [K in (typeof deliveries)[number]]: K }>
  >,
)
/**
 * Delivery of each event, for each store that the account can access. `kinds`: the events that it may read about and
 * therefore choose; stored values of other events have no effect.
 */
export const Subscriptions = z.object({
  items: z.array(
    z.object({
      clientId: id,
      clientName: z.string(),
      kinds: z.array(z.enum(subscriptionEvents)),
      events: Events,
    }),
  ),
})
export type Subscriptions = z.infer<typeof Subscriptions>
/** Stores that are not listed stay unchanged. */
export const SubscriptionsInput = z.object({
  items: z
    .array(z.object({ clientId: id, events: Events }))
    .check(z.maxLength(200, '一度に保存できるのは200店舗までです。')),
})
export type SubscriptionsInput = z.infer<typeof SubscriptionsInput>

/** The signed-in account with its companies, for the head of the menu. */
export const CurrentAccount = z.object({
  accountId: id,
  name: z.string(),
  email: z.string(),
  companies: z.array(
    z.object({ id, name: z.string(), role: z.enum(roles), wholeCompany: z.boolean() }),
  ),
})
export type CurrentAccount = z.infer<typeof CurrentAccount>
