import * as z from 'zod/mini'
import { Email } from '@/contracts/accounts/schemas'
import {
  codeText,
  count,
  day,
  digitsLike,
  id,
  instant,
  optionalText,
  PhoneNumber,
  requiredText,
  yenPer,
} from '@/contracts/common/schemas'
import { clientRoles } from '@/contracts/permission'
import {
  MAX_CLIENT_IMAGES,
  MAX_INVITATIONS,
  clientStatuses,
  phoneMethods,
  restrictionCodes,
  restrictionLevels,
  smokingPolicies,
  MAX_ACCESS_NOTE_LENGTH,
  MAX_CAPTION_LENGTH,
} from './enums'

/** A picture of the store (`fileId`: files), with its caption. */
const ClientImage = z.object({ fileId: id, caption: optionalText(MAX_CAPTION_LENGTH) })

/** The data of a store. Numbers contain digits only; optional texts may be empty. */
export const ClientFields = z.object({
  name: requiredText(50),
  nameKana: requiredText(100).check(
    z.regex(/^[ァ-ヶー・\s　A-Za-z0-9]*$/, '全角カタカナで入力してください。'),
  ),
  brandName: optionalText(50),
  code: codeText(20),
  /** 部門コード of the company's bookkeeping. */
  departmentCode: codeText(20),
  businessDescription: requiredText(200),
  postalCode: digitsLike(/^\d{7}$/, '郵便番号は7桁の数字で入力してください。'),
  prefectureCode: digitsLike(/^(0[1-9]|[1-3]\d|4[0-7])$/, '都道府県を選んでください。'),
  city: requiredText(50),
  addressLine: requiredText(100),
  building: optionalText(100),
  accessNote: optionalText(MAX_ACCESS_NOTE_LENGTH),
  phoneNumber: PhoneNumber,
  /** For workers who lose their way on the day. */
  emergencyPhoneNumber: PhoneNumber,
  managerName: requiredText(50),
  smokingPolicy: z.enum(smokingPolicies, '受動喫煙対策を選んでください。'),
  defaultMeetingPlace: optionalText(100),
  /**
   * 労働保険番号, 14 digits: prefecture (2), jurisdiction (1: 1 or 3), office (2), number (6), branch (3). Source:
   * 労働保険の保険料の徴収等に関する法律施行規則, forms of the 厚生労働省.
   */
  laborInsuranceNumber: digitsLike(
    /^((0[1-9]|[1-3]\d|4[0-7])[13]\d{11})?$/,
    '労働保険番号は、府県・所掌・管轄・基幹番号・枝番号の順に14桁の数字で入力してください。',
  ),
  /** First and last day of the agreement on overtime of the workplace (36協定); empty without one. */
  laborAgreement36From: z.optional(z.union([z.literal(''), day])),
  laborAgreement36To: z.optional(z.union([z.literal(''), day])),
  /** 特定最低賃金 of the trade of the workplace, yen an hour, and its first day; null and empty without one. */
  specificMinimumWageYen: z.optional(
    z.nullable(
      yenPer('時間').check(z.minimum(1), z.maximum(9999, '9,999円以内で入力してください。')),
    ),
  ),
  specificMinimumWageFrom: z.optional(z.union([z.literal(''), day])),
  /** New offers begin with the request for a stool test (検便). */
  stoolInspectionRequiredDefault: z.boolean(),
  images: z
    .array(ClientImage)
    .check(z.maxLength(MAX_CLIENT_IMAGES, `写真は${MAX_CLIENT_IMAGES}枚までです。`)),
})
export type ClientFields = z.infer<typeof ClientFields>

/** A code that was sent to a number of the store and is not entered yet. */
export const PhoneVerification = z.object({
  phoneNumber: z.string(),
  method: z.enum(phoneMethods),
  sentAt: instant,
  expiresAt: instant,
  /** The code can be sent again from this instant on. */
  resendAt: instant,
  attemptsLeft: count,
  sendsLeft: count,
})
export type PhoneVerification = z.infer<typeof PhoneVerification>
export const PhoneVerificationRequest = z.object({
  phoneNumber: PhoneNumber,
  method: z.enum(phoneMethods),
})
export type PhoneVerificationRequest = z.infer<typeof PhoneVerificationRequest>
export const PhoneVerificationAnswer = z.object({
  code: digitsLike(/^\d{6}$/, '6桁の数字を入力してください。'),
})
export type PhoneVerificationAnswer = z.infer<typeof PhoneVerificationAnswer>

const optionalFact = z.nullable(z.string())
/** A store with all that can be edited. Missing facts are null. */
export const Client = z.object({
  id,
  companyId: id,
  name: z.string(),
  nameKana: optionalFact,
  brandName: optionalFact,
  code: optionalFact,
  departmentCode: optionalFact,
  businessDescription: optionalFact,
  status: z.enum(clientStatuses),
  postalCode: optionalFact,
  prefectureCode: optionalFact,
  prefectureName: optionalFact,
  city: optionalFact,
  addressLine: optionalFact,
  building: optionalFact,
  accessNote: optionalFact,
  phoneNumber: optionalFact,
  phoneVerifiedAt: z.nullable(instant),
  phoneVerification: z.nullable(PhoneVerification),
  emergencyPhoneNumber: optionalFact,
  managerName: optionalFact,
  smokingPolicy: z.nullable(z.enum(smokingPolicies)),
  defaultMeetingPlace: optionalFact,
  laborInsuranceNumber: optionalFact,
  laborAgreement36From: z.optional(z.nullable(day)),
  laborAgreement36To: z.optional(z.nullable(day)),
  specificMinimumWageYen: z.optional(z.nullable(count)),
  specificMinimumWageFrom: z.optional(z.nullable(day)),
  stoolInspectionRequiredDefault: z.boolean(),
  images: z.array(z.object({ fileId: id, caption: z.string() })),
  lockVersion: count,
  updatedAt: z.nullable(instant),
  /** The account that changed it last, if any. */
  updatedByName: optionalFact,
})
export type Client = z.infer<typeof Client>

/** A person to be invited to the store; they get a mail. */
export const ClientInvitation = z.object({ email: Email, role: z.enum(clientRoles) })
export type ClientInvitation = z.infer<typeof ClientInvitation>
const invitations = z
  .array(ClientInvitation)
  .check(z.maxLength(MAX_INVITATIONS, `一度に招待できるのは${MAX_INVITATIONS}名までです。`))
/** `duplicateConfirmed`: confirms that it is another store than the one with the same name and address. */
const writing = { duplicateConfirmed: z.boolean(), invitations }

/** Pictures belong to a store, so a new one gets them by a later update. */
export const ClientCreate = z.extend(z.omit(ClientFields, { images: true }), writing)
export type ClientCreate = z.infer<typeof ClientCreate>
/** Absent fields stay unchanged. */
export const ClientUpdate = z.extend(
  z.partial(z.extend(ClientFields, writing)),
  z.object({ lockVersion: count }).shape,
)
export type ClientUpdate = z.infer<typeof ClientUpdate>

/** A restriction on what the store may do, with its reason. */
export const Restriction = z.object({
  code: z.enum(restrictionCodes),
  level: z.enum(restrictionLevels),
  message: z.string(),
  /** The offer that caused it. */
  refOfferId: z.nullable(id),
  /** The confirmed month whose invoice caused it. */
  refOperationId: z.nullable(id),
  sinceAt: instant,
  untilAt: z.nullable(instant),
})
export type Restriction = z.infer<typeof Restriction>

/** Base data of a store that many pages need; read once and cached. */
export const ClientBase = z.object({
  client: z.object({
    id,
    name: z.string(),
    brandName: z.nullable(z.string()),
    status: z.enum(clientStatuses),
    postalCode: z.nullable(z.string()),
    prefectureCode: z.nullable(z.string()),
    prefectureName: z.nullable(z.string()),
    city: z.nullable(z.string()),
    addressLine: z.nullable(z.string()),
    building: z.nullable(z.string()),
    nearestStations: z.array(z.object({ line: z.string(), name: z.string(), walkMin: z.int() })),
    accessNote: z.nullable(z.string()),
    phoneNumber: z.nullable(z.string()),
    emergencyPhoneNumber: z.nullable(z.string()),
    managerName: z.nullable(z.string()),
    smokingPolicy: z.nullable(z.enum(smokingPolicies)),
    defaultMeetingPlace: z.nullable(z.string()),
  }),
  company: z.object({ id, name: z.string() }),
  /** The most severe first. */
  restrictions: z.array(Restriction),
  /** The account has not yet confirmed this month that an application concludes a labour contract. */
  acknowledgementRequired: z.boolean(),
})
export type ClientBase = z.infer<typeof ClientBase>
