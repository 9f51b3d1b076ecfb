import type { SmokingPolicy } from '@/contracts/clients/enums'
import type { Client, ClientFields, ClientInvitation } from '@/contracts/clients/schemas'
import { prefectureName } from '@/domain/data/prefectures'
import { smokingPolicyText } from '@/domain/offers/labels'

/** A picture of the form: stored (`fileId`), or chosen (`file`) and uploaded with the next save. */
type ImageValue = { fileId: number | null; file?: File | undefined; caption: string }
/** The values of the form of a store. */
export type ClientValues = Omit<ClientFields, 'images'> & {
  images: ImageValue[]
  /** Files that were chosen just now; they become `images` at once. */
  photos: File[]
  invitations: ClientInvitation[]
}

/** The store itself has to state it (職業安定法施行規則4条の2), so nothing is preselected. */
const NOT_STATED = '' as SmokingPolicy

const emptyClient: ClientValues = {
  name: '',
  nameKana: '',
  brandName: '',
  code: '',
  departmentCode: '',
  businessDescription: '',
  postalCode: '',
  prefectureCode: '',
  city: '',
  addressLine: '',
  building: '',
  accessNote: '',
  defaultMeetingPlace: '',
  phoneNumber: '',
  emergencyPhoneNumber: '',
  managerName: '',
  smokingPolicy: NOT_STATED,
  laborInsuranceNumber: '',
  laborAgreement36From: '',
  laborAgreement36To: '',
  specificMinimumWageYen: null,
  specificMinimumWageFrom: '',
  stoolInspectionRequiredDefault: false,
  images: [],
  photos: [],
  invitations: [],
}

const textFields = [
  'name',
  'nameKana',
  'brandName',
  'code',
  'departmentCode',
  'businessDescription',
  'postalCode',
  'prefectureCode',
  'city',
  'addressLine',
  'building',
  'accessNote',
  'defaultMeetingPlace',
  'phoneNumber',
  'emergencyPhoneNumber',
  'managerName',
  'laborInsuranceNumber',
  'laborAgreement36From',
  'laborAgreement36To',
  'specificMinimumWageFrom',
] as const satisfies (keyof ClientValues & keyof Client)[]

const storedValues = (client: Client): ClientValues => ({
  ...emptyClient,
  ...(Object.fromEntries(textFields.map((field) => [field, client[field] ?? ''])) as Pick<
    ClientValues,
    (typeof textFields)[number]
  >),
  smokingPolicy: client.smokingPolicy ?? NOT_STATED,
  specificMinimumWageYen: client.specificMinimumWageYen ?? null,
  stoolInspectionRequiredDefault: client.stoolInspectionRequiredDefault,
  images: client.images,
})

/** The initial values of the form. */
export const valuesOf = (client: Client | undefined): ClientValues =>
  client ? storedValues(client) : emptyClient

/** The names of the fields, in their order in the form. */
export const fieldLabels = {
  name: '店舗名',
  nameKana: 'フリガナ',
  brandName: 'ブランド名',
  code: '店舗コード',
  departmentCode: '部門コード',
  businessDescription: '事業の内容',
  postalCode: '郵便番号',
  prefectureCode: '都道府県',
  city: '市区町村',
  addressLine: '町名・番地',
  building: '建物名・階',
  accessNote: '行き方',
  defaultMeetingPlace: '集合場所',
  phoneNumber: '店舗の電話番号',
  emergencyPhoneNumber: '当日の連絡先',
  managerName: '現場の責任者',
  smokingPolicy: '受動喫煙対策',
  laborInsuranceNumber: '労働保険番号',
  laborAgreement36From: '36協定の開始日',
  laborAgreement36To: '36協定の終了日',
  specificMinimumWageYen: '特定最低賃金(時給)',
  specificMinimumWageFrom: '特定最低賃金の発効日',
  stoolInspectionRequiredDefault: '検便',
  images: '写真',
  invitations: '担当者の招待',
} as const satisfies Partial<Record<keyof ClientValues, string>>

/** The words for the values of coded fields. */
export const fieldWords = {
  prefectureCode: prefectureName,
  smokingPolicy: smokingPolicyText,
}

/** The key of the draft on this device; undefined until the account is known. */
export const clientDraftKey = (accountId: number | undefined, place: string) =>
  accountId === undefined ? undefined : `${accountId}:client:${place}`
