import * as z from 'zod/mini'
import { Email } from '@/contracts/accounts/schemas'
import { clientStatuses, companyStatuses, identificationStatuses } from '@/contracts/clients/enums'
import { Restriction } from '@/contracts/clients/schemas'
import {
  count,
  day,
  digitsLike,
  id,
  optionalText,
  PhoneNumber,
  requiredText,
  yen,
} from '@/contracts/common/schemas'
import { isCorporateNumber } from '@/lib/text/corporateNumber'
import { digitsOf } from '@/lib/text/jaInput'
import { employeeSizes } from './enums'

/** Base data of a company that its pages need; read once and cached. */
export const CompanyBase = z.object({
  company: z.object({
    id,
    name: z.string(),
    status: z.enum(companyStatuses),
    selfEmployed: z.boolean(),
    identificationStatus: z.enum(identificationStatuses),
    usageLimitYen: z.nullable(yen),
  }),
  clientCount: count,
})
export type CompanyBase = z.infer<typeof CompanyBase>

/**
 * The published seats of one day, and how many are taken; of these, `endedSeatCount` whose worker was absent or
 * cancelled. `freeSeats`: not taken, and applications are open. `drafts`: seats of unpublished offerings, not in
 * `wanted`. `closure`: why the store is closed, as text.
 */
export const FillOfDay = z.object({
  on: day,
  wanted: count,
  matched: count,
  freeSeats: count,
  endedSeatCount: count,
  drafts: count,
  closure: z.nullable(z.string()),
})
export type FillOfDay = z.infer<typeof FillOfDay>

/** The to-dos of a store by kind; unread chat rooms are counted apart. */
export const ClientTodos = z.object({
  notArrived: count,
  fixPaymentRequests: count,
  unreviewed: count,
  violatedOffers: count,
  /** Negotiations, results of many dates, individual numbers, checks of the business. */
  others: count,
})
export type ClientTodos = z.infer<typeof ClientTodos>

/** A store in the list of its company. */
export const CompanyClient = z.object({
  id,
  name: z.string(),
  code: z.nullable(z.string()),
  status: z.enum(clientStatuses),
  prefectureName: z.nullable(z.string()),
  city: z.nullable(z.string()),
  today: z.object({ wanted: count, matched: count, endedSeatCount: count }),
  /** The free seats of all days of `fill`. */
  freeSeats: count,
  todos: ClientTodos,
  todoCount: count,
  unreadChatRooms: count,
  /** The used part of the running month, tax included, with planned pay; null without the permission to see it. */
  monthUseYen: z.nullable(z.int()),
  /** The budget of the running month and what is taken of it; null without one, or without the permission to see it. */
  monthBudget: z.nullable(z.object({ budgetYen: yen, usedYen: z.int(), reservedYen: yen })),
  /** The most severe restriction in force. */
  restriction: z.nullable(Restriction),
  /** Fourteen days from today. */
  fill: z.array(FillOfDay),
})
export type CompanyClient = z.infer<typeof CompanyClient>

/** The totals of several stores. */
const ClientTotals = z.object({
  today: z.object({ wanted: count, matched: count, endedSeatCount: count, notArrived: count }),
  freeSeats: count,
  todoCount: count,
  unreadChatRooms: count,
  /** The use of the month of all stores, yen; null without the right to see it. */
  monthUseYen: z.nullable(z.int()),
})
export type ClientTotals = z.infer<typeof ClientTotals>

/** One page of the stores, with the sums over all stores of the company, regardless of the filters. */
export const CompanyClientList = z.object({
  items: z.array(CompanyClient),
  page: z.int(),
  perPage: z.int(),
  totalCount: count,
  /** How many of the stores that the other filters leave have to-dos. */
  withTodoCount: count,
  prefectures: z.array(z.object({ code: z.string(), name: z.string() })),
  /** The restricted stores, the most severe first. */
  restricted: z.array(z.object({ id, name: z.string(), restriction: Restriction })),
  /** The level of the usage limit of the company, the same for all its stores. */
  usageRestriction: z.nullable(Restriction),
  /** Open requests of stores for a higher budget; 0 for accounts that do not decide them. */
  budgetRequestCount: count,
  sums: z.extend(ClientTotals, { clientCount: count }),
  /** The sums of all stores that the filters leave, on all pages. */
  totals: ClientTotals,
})
export type CompanyClientList = z.infer<typeof CompanyClientList>

/** Who gets the invoices of a company, and where. */
export const BillingContact = z.object({
  department: z.string(),
  contactName: z.string(),
  email: z.string(),
  postalCode: z.string(),
  address: z.string(),
})
export type BillingContact = z.infer<typeof BillingContact>

/** A company as its administrators see and edit it. */
export const Company = z.object({
  id,
  name: z.string(),
  nameKana: z.nullable(z.string()),
  selfEmployed: z.boolean(),
  corporateNumber: z.nullable(z.string()),
  invoiceRegistrationNumber: z.nullable(z.string()),
  representativeName: z.nullable(z.string()),
  postalCode: z.nullable(z.string()),
  prefectureCode: z.nullable(z.string()),
  city: z.nullable(z.string()),
  addressLine: z.nullable(z.string()),
  building: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  industry: z.nullable(z.string()),
  employeeSize: z.nullable(z.enum(employeeSizes)),
  laborAgreement36: z.boolean(),
  identificationStatus: z.enum(identificationStatuses),
  billing: BillingContact,
  /** The first month whose invoice goes to a contact that is changed now. */
  billingChangeMonth: z.string(),
  lockVersion: count,
})
export type Company = z.infer<typeof Company>

const katakanaText = optionalText(100).check(
  z.regex(/^[ァ-ヶー・\s　]*$/, '全角カタカナで入力してください。'),
)
const postalCode = digitsLike(/^\d{7}$/, '7桁の数字で入力してください。')
const prefectureCode = z
  .string()
  .check(z.regex(/^(0[1-9]|[1-3]\d|4[0-7])$/, '都道府県を選んでください。'))
const corporateNumber = z.string().check(
  z.overwrite(digitsOf),
  z.refine(
    (text) => text === '' || isCorporateNumber(text),
    '法人番号が正しくありません。13桁の数字を、国税庁の通知書で確認してください。',
  ),
)
const invoiceRegistrationNumber = z.string().check(
  z.overwrite((text) => digitsOf(text).toUpperCase()),
  z.regex(/^(T\d{13})?$/, '「T」と13桁の数字を入力してください(例: T1234567890123)。'),
)

/** Absent fields stay unchanged. The two numbers may be empty. */
export const CompanyInput = z.partial(
  z.object({
    name: requiredText(100),
    nameKana: katakanaText,
    selfEmployed: z.boolean(),
    corporateNumber,
    invoiceRegistrationNumber,
    representativeName: requiredText(50),
    postalCode,
    prefectureCode,
    city: requiredText(50),
    addressLine: requiredText(100),
    building: optionalText(100),
    phoneNumber: PhoneNumber,
    industry: requiredText(50),
    employeeSize: z.enum(employeeSizes, '常時使用する労働者の人数を選んでください。'),
    laborAgreement36: z.boolean(),
    billing: z.object({
      department: optionalText(50),
      contactName: requiredText(50),
      email: Email,
      postalCode,
      address: requiredText(200),
    }),
    lockVersion: count,
  }),
)
export type CompanyInput = z.infer<typeof CompanyInput>
